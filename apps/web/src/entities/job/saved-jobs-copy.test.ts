import { listSavedJobs, getJob } from '@nextshift/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { sampleSavedJob } from '../../../test/samples.ts';
import { signInSeeker } from '../../../test/seeker.ts';
import { forgetSession } from '../../platform/stores/forget-session.ts';
import { markSaved } from '../../platform/stores/history-store.ts';
import { keepSavedJobs } from './keep-saved-jobs.ts';

serveApi();

const AREA = 'savedJobs';
const script = readFileSync(join(import.meta.dirname, '../../../public/offline.js'), 'utf8');

let stop: (() => void) | undefined;

/** Serves these saved jobs; counts the requests. */
function serveSaved(...jobIds: string[]) {
  const asked = vi.fn();

  serve(listSavedJobs, () => {
    asked();
    return jobIds.map((id) => sampleSavedJob(id));
  });

  serve(getJob, ({ params }) => {
    const id = params.jobId;
    // One of them no longer exists.
    if (id === 'b') return failure(404, 'not_found', 'Gone.');
    return sampleJob({
      id,
      description: `All about ${id}`,
      requirements: ['Be kind', 'Be there'],
    });
  });
  return asked;
}

async function untilKept(...titles: string[]) {
  const isThere = () => {
    for (const title of titles) expect(localStorage.getItem(AREA) ?? '').toContain(title);
  };
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(isThere, { timeout: 10_000 });
}

/** The parts of the offline page that its script uses. */
function openOfflinePage() {
  document.body.innerHTML = `<section id="saved-jobs" hidden><p data-as-of=""></p><ul></ul><template><li>
    <h3 data-part="title"></h3><p data-part="company"></p>
    <p data-part="pay"></p><p data-part="place"></p><details><summary>About this job</summary>
    <p data-part="schedule"></p><p data-part="description"></p><p data-part="requirements"></p>
    </details></li></template></section>`;
  runInThisContext(script);
}

const titlesShown = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  stop?.();
  forgetSession();
  localStorage.clear();
  document.body.innerHTML = '';
});

describe('the copy of the saved jobs', () => {
  it('can be read offline: title, company, place and pay', async () => {
    serveSaved('a', 'b');
    signInSeeker(['a', 'b']);
    stop = keepSavedJobs();
    await untilKept('Job a', 'Job b');
    openOfflinePage();
    expect(titlesShown()).toEqual(['Job a', 'Job b']);
    const [first] = screen.getAllByRole('listitem');
    const { companyName, city, state } = sampleJob();
    expect(first).toHaveTextContent(companyName);
    expect(first).toHaveTextContent(`${city}, ${state}`);
    expect(first).toHaveTextContent(/\$\d/);
    expect(screen.getByText(/^As of \w{3}, \w{3} \d+, \d+:\d\d [AP]M$/)).toBeInTheDocument();
  });

  it('shows jobs that could be fetched in full, opened at their own address', async () => {
    serveSaved('b', 'a');
    signInSeeker(['a', 'b']);
    stop = keepSavedJobs();
    await untilKept('All about a');
    window.history.replaceState(null, '', '/jobs/a');
    openOfflinePage();
    window.history.replaceState(null, '', '/');
    expect(titlesShown()).toEqual(['Job a', 'Job b']);
    const [whole, short] = screen.getAllByRole('listitem');
    expect(whole?.querySelector('details')).toHaveProperty('open', true);
    expect(whole).toHaveTextContent('All about a');
    expect(whole).toHaveTextContent('• Be kind • Be there');
    expect(short?.querySelector('details')).toBeNull();
  });

  it('adds jobs saved later and removes unsaved ones', async () => {
    serveSaved('a');
    signInSeeker(['a']);
    stop = keepSavedJobs();
    await untilKept('Job a');
    serveSaved('b', 'a');
    markSaved('b', true);
    await untilKept('Job b');
    markSaved('a', false);
    openOfflinePage();
    expect(titlesShown()).toEqual(['Job b']);
  });

  it('is cleared with the session', async () => {
    serveSaved('a');
    signInSeeker(['a']);
    stop = keepSavedJobs();
    await untilKept('Job a');
    forgetSession();
    expect(localStorage.getItem(AREA)).toBeNull();
  });

  it("never shows another account's jobs", async () => {
    serveSaved('a');
    signInSeeker(['a']);
    stop = keepSavedJobs();
    await untilKept('Job a');
    const marker = { state: { kind: 'seeker', accountId: 'someone else' } };
    localStorage.setItem('root', JSON.stringify(marker));
    openOfflinePage();
    expect(titlesShown()).toEqual([]);
  });

  it('requests only jobs that it lacks', async () => {
    const asked = serveSaved('a', 'b');
    signInSeeker(['a', 'b']);
    stop = keepSavedJobs();
    await untilKept('Job a');
    markSaved('b', false);
    markSaved('b', true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

it.each(['{{{', 'null', '[]', '{"accountId":"x","jobs":[null]}', '"x"'])(
  'lets the offline page render when storage contains %s',
  (stored) => {
    signInSeeker(['a']);
    localStorage.setItem(AREA, stored);
    openOfflinePage();
    expect(titlesShown()).toEqual([]);
  },
);
