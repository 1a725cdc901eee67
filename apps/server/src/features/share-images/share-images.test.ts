import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../test/insert-accounts.ts';
import { insertJob } from '../../../test/insert-jobs.ts';
import { loadOutlines } from './text-outlines.ts';
import { wrapText } from './wrap-text.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function pictureAt(url: string) {
  const response = await app.call('GET', url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/png');
  return response.rawPayload;
}

describe('the picture that a page is shared with', () => {
  it('is drawn for the site and for each job, in the size that is expected', async () => {
    const employer = await signUpEmployer(app);
    const id = await insertJob(app, employer, { title: 'Café Crew — Zoë’s 🎉 team' });
    for (const url of ['/share/site.png', `/share/jobs/${id}.png`]) {
      const { width, height, format } = await sharp(await pictureAt(url)).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    }
  });

  it('differs from job to job, and follows what a job is called', async () => {
    const employer = await signUpEmployer(app, { plan: 'impact' });
    const one = await insertJob(app, employer, { title: 'Barista' });
    const other = await insertJob(app, employer, { title: 'Baker' });
    const before = await pictureAt(`/share/jobs/${one}.png`);
    expect(before.equals(await pictureAt(`/share/jobs/${other}.png`))).toBe(false);
    expect(before.equals(await pictureAt(`/share/jobs/${one}.png`))).toBe(true);
    app.clock.advance(1_000);
    const body = { title: 'Head Barista' };
    await app.call('PUT', `/employerjobs/${one}`, { as: employer, body });
    expect(before.equals(await pictureAt(`/share/jobs/${one}.png`))).toBe(false);
  });

  it.each(['0199a5a0-0000-7000-8000-000000000001', 'x', '..%2f..%2fetc'])(
    'is not there for what is no job: %s',
    async (id) => {
      expect((await app.call('GET', `/share/jobs/${id}.png`)).statusCode).toBe(404);
    },
  );
});

describe('a title in lines', () => {
  const widthOf = (text: string) => text.length;

  it.each([
    ['one line', 20, 3, ['one line']],
    ['two lines here', 9, 3, ['two lines', 'here']],
    ['a very long title indeed', 8, 2, ['a very', 'long ti…']],
    ['unbreakably long', 6, 2, ['unbre…', 'long']],
  ] as const)('%s', (text, width, lines, expected) => {
    expect(wrapText(text, width, lines, widthOf)).toEqual(expected);
  });
});

it('writes letters with accents, and leaves out what the font cannot draw', async () => {
  const outlines = await loadOutlines(800);
  expect(outlines.draw('Łódź', 0, 0, 40)).toMatch(/^M/);
  expect(outlines.draw('🎉', 0, 0, 40)).toBe('');
  expect(outlines.widthOf('Zoë', 40)).toBeGreaterThan(outlines.widthOf('Zo', 40));
});
