import {
  type JobDraft,
  type UpdateJobDraftBody,
  getJobDraft,
  updateJobDraft,
  createJobDraft,
  publishJobDraft,
} from '@nextshift/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { IMPACT, makeDraft, serveJobs, signInEmployer } from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import CreateJob from './create-job.tsx';

serveApi();

const WHOLE = {
  title: 'Weekend Barista',
  type: 'Part-time',
  description: 'Behind the counter.',
  city: 'Raleigh',
  state: 'NC',
  minWage: 15,
  payFrequency: 'Per Hour',
} as const;

/** The draft on the server; null once it is gone. */
let stored: JobDraft | null = null;
let puts: UpdateJobDraftBody[] = [];
let version = 0;

function nextVersion(): string {
  version += 1;
  return new Date(Date.UTC(2026, 0, 6) + version).toISOString();
}

/** What another device does. */
function saveElsewhere(fields: JobDraft['fields'], changes: Partial<JobDraft> = {}) {
  if (stored) stored = { ...stored, ...changes, fields, updatedAt: nextVersion() };
}

const gone = () => failure(404, 'not_found', 'Not found.');

beforeEach(() => {
  sessionStorage.clear();
  puts = [];
  stored = makeDraft(1, { fields: WHOLE });
  serveJobs(() => []);
  serve(getJobDraft, () => (stored ? { draft: stored } : gone()));
  serve(updateJobDraft, ({ body }) => {
    puts.push(body);
    if (!stored) return gone();
    if (body.updatedAt !== stored.updatedAt) {
      return failure(409, 'stale_revision', 'This draft was changed elsewhere.');
    }
    stored = { ...stored, fields: body.fields, updatedAt: nextVersion() };
    return { draft: stored };
  });
  signInEmployer(IMPACT);
});

afterEach(() => {
  // Otherwise leaving the screen would save it.
  useAuthStore.setState({ kind: null });
});

const user = userEvent.setup();
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
    selector: 'input, select, textarea',
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const notice = (text: RegExp) => screen.findByText(text);
const CHANGED = /^This draft was changed on another device\.$/;
const GONE = /^This draft was published or deleted elsewhere\.$/;

async function open() {
  const path = '/employer/createjob';
  const page = renderPage(`${path}?draft=${makeDraft(1).id}`, path, CreateJob);
  await screen.findByDisplayValue('Behind the counter.');
  return page;
}

/** Types a title and saves, after the other device did. */
async function saveStale() {
  const page = await open();
  saveElsewhere({ ...WHOLE, title: 'Evening Barista', payRate: 17 });
  await fill(user, field('Job Title'), 'Head Barista');
  await press('Save draft');
  await notice(CHANGED);
  return page;
}

describe('a draft that was changed on another device', () => {
  it('is not overwritten, and nothing typed is lost', async () => {
    await saveStale();
    await fill(user, field('City'), 'Durham');
    await press('Save draft');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(puts).toHaveLength(1);
    expect(field('Job Title')).toHaveValue('Head Barista');
    expect(stored?.fields).toMatchObject({ title: 'Evening Barista' });
  });

  it('is compared with what was typed, field by field', async () => {
    await saveStale();
    await press('Compare');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'This draft was changed on another device',
    });
    const terms = within(dialog).getAllByRole('term');
    expect(terms.map((term) => term.parentElement?.textContent)).toEqual([
      'Job TitleYoursHead BaristaSaved elsewhereEvening Barista',
      'Pay RateNot changed by you, stays as savedYoursEmptySaved elsewhere17',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Use the other version' }));
    await waitFor(() => {
      expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
    });
    expect(field('Job Title')).toHaveValue('Evening Barista');
  });

  it('replaces what was typed on request, and is saved further', async () => {
    await saveStale();
    await press('Use the other version');
    expect(field('Job Title')).toHaveValue('Evening Barista');
    expect(field('Pay Rate')).toHaveValue('17');
    expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    await fill(user, field('City'), 'Durham');
    await press('Save draft');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(stored?.fields).toMatchObject({ title: 'Evening Barista', city: 'Durham' });
  });

  it('gets what was typed on request, keeps the rest, and is saved further', async () => {
    await saveStale();
    await press('Keep mine');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(stored?.fields).toMatchObject({ title: 'Head Barista', payRate: 17 });
    expect(field('Pay Rate')).toHaveValue('17');
    await fill(user, field('City'), 'Durham');
    await press('Save draft');
    await waitFor(() => {
      expect(stored?.fields).toMatchObject({ city: 'Durham' });
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks again when it was changed once more', async () => {
    await saveStale();
    saveElsewhere({ ...WHOLE, title: 'Night Barista' });
    await press('Keep mine');
    await notice(CHANGED);
    expect(field('Job Title')).toHaveValue('Head Barista');
    await press('Use the other version');
    expect(field('Job Title')).toHaveValue('Night Barista');
  });

  it('is not published', async () => {
    await open();
    saveElsewhere({ ...WHOLE, title: 'Evening Barista' });
    await press('Create Job');
    const step = await screen.findByRole('dialog', { name: 'Upload Job Image' });
    await user.click(within(step).getByRole('button', { name: 'Create Job' }));
    expect(await notice(CHANGED)).toBeVisible();
    await waitFor(() => {
      expect(step).not.toBeInTheDocument();
    });
    await press('Keep mine');
    await waitFor(() => {
      expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
    });
    // Nothing was changed here.
    expect(stored?.fields).toMatchObject({ ...WHOLE, title: 'Evening Barista' });
  });

  it('still asks after a reload of the tab', async () => {
    const page = await saveStale();
    page.unmount();
    await open();
    expect(await notice(CHANGED)).toBeVisible();
    expect(field('Job Title')).toHaveValue('Head Barista');
    expect(screen.queryByText(/Your draft is back/)).not.toBeInTheDocument();
    await press('Keep mine');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(stored?.fields).toMatchObject({ title: 'Head Barista' });
  });

  it('shows its new schedule', async () => {
    await open();
    saveElsewhere(WHOLE, { status: 'scheduled', publishAt: '2999-01-05T14:00:00.000Z' });
    await fill(user, field('State'), 'n');
    await fill(user, field('State'), 'NC');
    await fill(user, field('Job Title'), 'Weekend Barista ');
    await press('Save draft');
    expect(await screen.findByText('Goes live on Jan 5, 2999, 9:00 AM EST.')).toBeVisible();
    expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  });
});

describe('a save whose response was lost', () => {
  it('does not count as a change of others', async () => {
    let isLost = true;
    serve(updateJobDraft, ({ body }) => {
      if (!isLost) return undefined;
      saveElsewhere(body.fields);
      return HttpResponse.error();
    });
    await open();
    await fill(user, field('Job Title'), 'Head Barista');
    await press('Save draft');
    await screen.findByText(/Unable to connect/);
    isLost = false;
    await fill(user, field('City'), 'Durham');
    await press('Save draft');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(stored?.fields).toMatchObject({ title: 'Head Barista', city: 'Durham' });
  });
});

describe('a draft that is gone', () => {
  const created = makeDraft(2, { fields: WHOLE });
  let posts: unknown[] = [];

  beforeEach(() => {
    posts = [];
    serve(createJobDraft, ({ body }) => {
      posts.push(body);
      stored = created;
      return { draft: created };
    });
  });

  it('can be saved as a new one, which the form goes on with', async () => {
    await open();
    stored = null;
    await fill(user, field('Job Title'), 'Head Barista');
    await fill(user, field('State'), 'n');
    await press('Save draft');
    await notice(GONE);
    await press('Save as new draft');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(posts).toMatchObject([{ fields: { title: 'Head Barista', city: 'Raleigh' } }]);
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
    expect(field('State')).toHaveValue('N');
    await fill(user, field('City'), 'Durham');
    await press('Save draft');
    await waitFor(() => {
      expect(stored).toMatchObject({ id: created.id, fields: { city: 'Durham' } });
    });
    expect(posts).toHaveLength(1);
  });

  it('loses its image and its application form, and says so', async () => {
    stored = makeDraft(1, { fields: WHOLE, jobImage: '/files/old.webp', hasForm: true });
    await open();
    stored = null;
    await fill(user, field('Job Title'), 'Head Barista');
    await press('Save draft');
    await notice(GONE);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A new draft comes without the image and the application form of the copied job.',
    );
    await press('Save as new draft');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(screen.queryByText(/application form of the copied job/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload Job Image' })).toBeVisible();
  });

  it('is found out when it is published', async () => {
    await open();
    serve(publishJobDraft, gone);
    await press('Create Job');
    const step = await screen.findByRole('dialog', { name: 'Upload Job Image' });
    await user.click(within(step).getByRole('button', { name: 'Create Job' }));
    expect(await notice(GONE)).toBeVisible();
  });
});
