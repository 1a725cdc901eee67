import { expect, it } from 'vitest';
import { pictureAt, pictureSources } from './picture-widths.ts';

it('asks for a stored picture by width', () => {
  expect(pictureAt('/files/abc.webp', 320)).toBe('/files/abc.webp?w=320');
  expect(pictureSources('/files/abc.webp')).toBe(
    '/files/abc.webp?w=320 320w,/files/abc.webp?w=640 640w,/files/abc.webp?w=1024 1024w',
  );
});

it.each(['blob:http://localhost/1', 'data:image/png;base64,AA==', 'https://cdn.test/a.webp'])(
  'leaves %s as it is',
  (url) => {
    expect(pictureAt(url, 640)).toBe(url);
    expect(pictureSources(url)).toBeUndefined();
  },
);
