import { expect, it } from 'vitest';
import { documentName, neutralName } from './document-name.ts';

it.each([
  ['resume.pdf', 'resume.pdf'],
  ['Robin Park – CV (2026).PDF', 'Robin Park – CV (2026).pdf'],
  ['C:\\Users\\robin\\resume.doc', 'resume.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['picture.png', 'picture.pdf'],
  ['re"su<me>\r\n.pdf', 'resume.pdf'],
  ['', 'document.pdf'],
  ['.pdf', 'document.pdf'],
  [`${'a'.repeat(119)}😀😀.pdf`, `${'a'.repeat(119)}😀.pdf`],
  ['half\ud83d.pdf', 'half.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(120)}.pdf`],
])('%j becomes %j', (given, kept) => {
  expect(documentName(given, 'pdf')).toBe(kept);
});

it.each([
  ['resume', 'maya@mail.example 919-555-0123.pdf', 'resume.pdf'],
  ['coverLetter', 'Dear all.docx', 'cover-letter.docx'],
] as const)('a %s called %j is %j to employers', (kind, name, neutral) => {
  expect(neutralName({ kind, name })).toBe(neutral);
});
