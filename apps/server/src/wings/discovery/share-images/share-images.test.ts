import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { findJob } from '../../jobs/jobs/index.ts';
import { createCardCache } from './card-cache.ts';
import { CARD_DESIGN_VERSION, drawCard } from './draw-card.ts';
import { cardForJob } from './share-images.routes.ts';
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

describe('a share image', () => {
  it('is rendered for the site and for each job, in the expected size', async () => {
    const employer = await signUpEmployer(app);
    const id = await insertJob(app, employer, { title: 'Café Crew — Zoë’s 🎉 team' });
    for (const url of ['/share/site.png', `/share/jobs/${id}.png`]) {
      const { width, height, format } = await sharp(await pictureAt(url)).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    }
  });

  it('leaves outside caches within minutes once its job is held', async () => {
    const id = await insertJob(app, await signUpEmployer(app));
    const { headers } = await app.call('GET', `/share/jobs/${id}.png`);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it('differs between jobs, and changes with the job’s title', async () => {
    const employer = await signUpEmployer(app, { plan: 'impact' });
    const one = await insertJob(app, employer, { title: 'Barista' });
    const other = await insertJob(app, employer, { title: 'Baker' });
    const before = await pictureAt(`/share/jobs/${one}.png`);
    expect(before.equals(await pictureAt(`/share/jobs/${other}.png`))).toBe(false);
    expect(before.equals(await pictureAt(`/share/jobs/${one}.png`))).toBe(true);
    app.clock.advance(1_000);
    const body = { title: 'Head Barista' };
    await app.api.updateJob({ jobId: one, as: employer, body });
    expect(before.equals(await pictureAt(`/share/jobs/${one}.png`))).toBe(false);
  });

  it.each(['0199a5a0-0000-7000-8000-000000000001', 'x', '..%2f..%2fetc'])(
    'responds 404 for an invalid id: %s',
    async (id) => {
      expect((await app.call('GET', `/share/jobs/${id}.png`)).statusCode).toBe(404);
    },
  );
});

describe('the share images of many jobs', () => {
  it('are rendered as far as the queue allows, and the others on a later request', async () => {
    const jobs = await insertJobsOfManyCompanies(80);
    const responses = await Promise.all(jobs.map((id) => app.call('GET', `/share/jobs/${id}.png`)));
    const rejected = responses.filter(({ statusCode }) => statusCode === 503);
    expect(rejected.length).toBeGreaterThan(0);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
    for (const { headers } of rejected) expect(headers['retry-after']).toBe('2');
    const [last = ''] = jobs.slice(-1);
    await pictureAt(`/share/jobs/${last}.png`);
  });

  async function insertJobsOfManyCompanies(count: number): Promise<string[]> {
    const employer = await signUpEmployer(app, { plan: 'corporate' });
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) {
      ids.push(await insertJob(app, employer, { title: `Shift ${number}` }));
    }
    return ids;
  }
});

describe('a rendered share image', () => {
  it('is cached on disk by its content, also for the next process', async () => {
    const employer = await signUpEmployer(app, { plan: 'impact' });
    const id = await insertJob(app, employer, { title: 'Kept on the disk' });
    const folder = join(app.platform.config.dataDir, 'cache', 'cards');
    const before = new Set(await readdir(folder).catch(() => []));
    await pictureAt(`/share/jobs/${id}.png`);
    const [name = ''] = (await readdir(folder)).filter((each) => !before.has(each));
    expect(name).toMatch(/^[0-9a-f]{64}\.png$/);

    await writeFile(join(folder, name), 'from the disk');
    const pictureOf = createCardCache(app.platform);
    const row = await findJob(app.database, id);
    expect(row && String(await pictureOf({ card: cardForJob(row), logoKey: null }))).toBe(
      'from the disk',
    );
  });

  it('is rendered without the logo when its file is missing', async () => {
    const card = { title: 'Baker', company: 'Rye', hasLogo: true, facts: ['Raleigh, NC'] };
    const picture = await createCardCache(app.platform)({ card, logoKey: 'gone.webp' });
    expect((await sharp(picture).metadata()).format).toBe('png');
  });
});

it('changes the design version with the design', async () => {
  const [bold, plain] = await Promise.all([loadOutlines(800), loadOutlines(500)]);
  const card = { title: 'Barista for weekends', company: 'Rye', hasLogo: true, facts: ['A', 'B'] };
  const hash = createHash('sha256').update(drawCard(card, { bold, plain })).digest('hex');
  expect({ [CARD_DESIGN_VERSION]: hash.slice(0, 16) }).toEqual({ 1: 'bac0fe64a41938c5' });
});

describe('wrapping a title', () => {
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

it('draws letters with accents, and drops what the font cannot draw', async () => {
  const outlines = await loadOutlines(800);
  expect(outlines.draw('Łódź', 0, 0, 40)).toMatch(/^M/);
  expect(outlines.draw('🎉', 0, 0, 40)).toBe('');
  expect(outlines.widthOf('Zoë', 40)).toBeGreaterThan(outlines.widthOf('Zo', 40));
});
