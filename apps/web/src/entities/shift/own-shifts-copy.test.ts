import { type Assignment, listShifts } from '@nextshift/contract';
import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { SATURDAY } from '../../../test/sample-assignment.ts';
import { signInSeeker } from '../../../test/seeker.ts';
import { forgetSession } from '../../platform/stores/forget-session.ts';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { keepShifts } from './keep-shifts.ts';

serveApi();

const AREA = 'ownShifts';
const script = readFileSync(join(import.meta.dirname, '../../../public/offline.js'), 'utf8');

/** Serves these shifts; counts the requests. */
function serveShifts(...shifts: Assignment[]) {
  const asked = vi.fn<() => void>();
  serve(listShifts, () => {
    asked();
    return { shifts };
  });
  return asked;
}

/** The parts of the offline page that its script uses. */
function openOfflinePage() {
  document.body.innerHTML = `<section id="own-shifts" hidden><p data-as-of=""></p><ul></ul>
    <template><li><h3 data-part="when"></h3><p data-part="title"></p><p data-part="company"></p>
    <p data-part="place"></p></li></template></section>`;
  runInThisContext(script);
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
  signInSeeker();
});

afterEach(() => {
  forgetSession();
  localStorage.clear();
  document.body.innerHTML = '';
});

it('can be read offline: when, what, for whom and where, with its hour', async () => {
  serveShifts(SATURDAY, { ...SATURDAY, status: 'cancelled', title: 'Given back' });
  await keepShifts();
  openOfflinePage();
  expect(shown()).toEqual([
    expect.stringMatching(
      /^Sat, Nov 21, 7 AM to 1 PM EST\s*Opening Barista\s*Copper Kettle\s*404 Glenwood Ave, Raleigh, NC 27603/,
    ),
  ]);
  expect(screen.getByText(/^As of (Wed, Dec 31|Thu, Jan 1), \d+:\d\d [AP]M$/)).toBeVisible();
});

it('keeps nobody’s contact', async () => {
  serveShifts(SATURDAY);
  await keepShifts();
  expect(localStorage.getItem(AREA)).toContain('Opening Barista');
  expect(localStorage.getItem(AREA)).not.toMatch(/9195550100|kettle\.example/);
});

it('shows no shift that is over', async () => {
  serveShifts(SATURDAY);
  await keepShifts();
  vi.setSystemTime(new Date(SATURDAY.endsAt));
  openOfflinePage();
  expect(shown()).toEqual([]);
});

it('is fetched again after an hour', async () => {
  const asked = serveShifts(SATURDAY);
  await keepShifts();
  await keepShifts();
  expect(asked).toHaveBeenCalledTimes(1);
  vi.setSystemTime(60 * 60 * 1000);
  await keepShifts();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('is cleared with the session', async () => {
  serveShifts(SATURDAY);
  await keepShifts();
  forgetSession();
  expect(localStorage.getItem(AREA)).toBeNull();
});

it('is of nobody who has signed out meanwhile', async () => {
  serve(listShifts, () => {
    forgetSession();
    return { shifts: [SATURDAY] };
  });
  await keepShifts();
  expect(localStorage.getItem(AREA)).toBeNull();
});

it('never shows another account’s shifts', async () => {
  serveShifts(SATURDAY);
  await keepShifts();
  useAuthStore.setState({ accountId: 'someone else' });
  openOfflinePage();
  expect(shown()).toEqual([]);
});

it('stays as it was where it cannot be fetched', async () => {
  serveShifts(SATURDAY);
  await keepShifts();
  const before = localStorage.getItem(AREA);
  vi.setSystemTime(60 * 60 * 1000);
  serve(listShifts, () => failure(404, 'not_found', 'Not here.'));
  await keepShifts();
  expect(localStorage.getItem(AREA)).toBe(before);
});
