import { describe, expect, it } from 'vitest';
import { attachmentNamed } from './file-response.ts';

describe('the name of a file to save', () => {
  it('is sent unchanged if it is plain', () => {
    expect(attachmentNamed('Resume 2026.pdf')).toBe(
      `attachment; filename="Resume 2026.pdf"; filename*=UTF-8''Resume%202026.pdf`,
    );
  });

  it('keeps every letter in its exact form', () => {
    expect(attachmentNamed('Café 简历.pdf')).toBe(
      `attachment; filename="Caf_ __.pdf"; filename*=UTF-8''Caf%C3%A9%20%E7%AE%80%E5%8E%86.pdf`,
    );
  });

  it('cannot end the header or its quotes', () => {
    const header = attachmentNamed('a"; filename=evil.exe\r\nSet-Cookie: x=1\\%41\ud800.pdf');
    expect(header).not.toMatch(/[\r\n]/);
    expect(header).toMatch(/^attachment; filename="a_; [^"]*"; filename\*=UTF-8''[\w%.-]+$/);
  });
});
