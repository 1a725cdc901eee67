import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import setDocumentAttributes from './set-document-attributes.ts?inline-script';

const { dataset } = document.documentElement;

/** Runs the text as a browser runs an inline script. */
function boot() {
  runInThisContext(setDocumentAttributes);
}

afterEach(() => {
  localStorage.clear();
  delete dataset.session;
  delete dataset.theme;
});

describe('the boot script', () => {
  it('shows who is signed in', () => {
    localStorage.setItem('root', '{"state":{"kind":"employer"},"version":0}');
    boot();
    expect(dataset.session).toBe('employer');
  });

  it.each([null, 'null', '{{{', '[]', '"x"', '{"state":{"kind":"admin"}}', '{"state":null}'])(
    'treats a visitor as one when storage contains %s',
    (stored) => {
      dataset.session = 'none';
      if (stored !== null) localStorage.setItem('root', stored);
      boot();
      expect(dataset.session).toBe('none');
    },
  );

  it('sets a chosen theme, and no other', () => {
    localStorage.setItem('theme', 'dark');
    boot();
    expect(dataset.theme).toBe('dark');
    delete dataset.theme;
    localStorage.setItem('theme', 'x" onload="');
    boot();
    expect(dataset.theme).toBeUndefined();
  });
});
