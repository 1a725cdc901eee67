import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashScripts } from './hash-scripts.ts';

const NONCE = 'q+1/Zw==';

function sourceOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

it('takes the nonce from scripts and links, and allows each inline script by its hash', () => {
  const { html, scripts } = hashScripts(
    `<script nonce="${NONCE}">one()</script><link rel="modulepreload" nonce="${NONCE}" href="/a.js">` +
      `<script type="text/plain" nonce="${NONCE}" data-modules="/a.js">two()\nthree()</script>`,
    NONCE,
  );
  expect(html).toBe(
    '<script>one()</script><link rel="modulepreload" href="/a.js">' +
      '<script type="text/plain" data-modules="/a.js">two()\nthree()</script>',
  );
  expect(scripts).toEqual([sourceOf('one()'), sourceOf('two()\nthree()')]);
});

it('allows nothing without the nonce', () => {
  const foreign = '<script>evil()</script><script nonce="guessed">evil()</script>';
  expect(hashScripts(foreign, NONCE)).toEqual({ html: foreign, scripts: [] });
});

it('lists a repeated script once, and ignores one without code', () => {
  const twice = `<script nonce="${NONCE}">one()</script>`.repeat(2);
  const elsewhere = `<script src="/b.js" nonce="${NONCE}"></script>`;
  expect(hashScripts(twice + elsewhere, NONCE).scripts).toEqual([sourceOf('one()')]);
});
