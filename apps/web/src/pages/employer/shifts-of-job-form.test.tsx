import { type Job, updateJobDraft, getJob, updateJob } from '@nextshift/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import {
  idOf,
  IMPACT,
  makeDraft,
  makeJob,
  serveDrafts,
  serveJobs,
  signInEmployer,
} from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import { makeSpot, makeRoster, serveRoster } from '../../../test/roster-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import CreateJob from './create-job.tsx';
import EditJob from './edit-job.tsx';

serveApi();

const saturday = {
  id: idOf(501),
  weekday: 'sat',
  date: null,
  start: '07:00',
  end: '13:00',
  capacity: 2,
} as const;
const gala = {
  ...saturday,
  id: idOf(502),
  weekday: null,
  date: '2999-11-20',
  capacity: 4,
} as const;
const JOB = makeJob(1, {
  title: 'Weekend Barista',
  openings: 2,
  openingsLeft: 2,
  shifts: [saturday, gala],
});

const TWICE = 'This shift is listed twice';

let sent: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  signInEmployer(IMPACT);
  serveJobs(() => []);
});

afterEach(() => {
  // Otherwise leaving the screen would save it.
  useAuthStore.setState({ kind: null });
});

const user = userEvent.setup();
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const rows = () => {
  const list = screen.queryByRole('list', { name: 'Shifts' });
  return list ? within(list).getAllByRole('listitem') : [];
};
const row = (n: number) => {
  const found = rows()[n - 1];
  if (!found) throw new Error(`there is no shift ${String(n)}`);
  return within(found);
};

async function fillRow(n: number, { day, start, end }: Record<'day' | 'start' | 'end', string>) {
  await user.selectOptions(row(n).getByLabelText(/^Day/), day);
  await fill(user, row(n).getByLabelText(/^From/), start);
  await fill(user, row(n).getByLabelText(/^To/), end);
}

async function openNew(draft = makeDraft(1, { fields: WHOLE })) {
  serveDrafts(() => [draft]);
  serve(updateJobDraft, ({ body }) => {
    const { fields } = body;
    sent.push(fields.shifts);
    return { draft: { ...draft, fields } };
  });
  const path = '/employer/createjob';
  renderPage(`${path}?draft=${draft.id}`, path, () => (
    <>
      <CreateJob />
      <Toaster />
    </>
  ));
  await screen.findByDisplayValue('Behind the counter.');
}

const WHOLE = {
  title: 'Weekend Barista',
  type: 'Part-time',
  description: 'Behind the counter.',
  city: 'Raleigh',
  state: 'NC',
  minWage: 17,
  payFrequency: 'Per Hour',
} as const;

async function openEdit(job: Job = JOB, refuse?: () => Response) {
  serve(getJob, () => job, { only: { jobId: job.id } });
  serve(
    updateJob,
    ({ body }) => {
      sent.push(body);
      return refuse?.() ?? HttpResponse.json({ job, formerApplicantCount: 0 });
    },
    { only: { jobId: job.id } },
  );
  renderPage(`/employer/editjob/${job.id}`, '/employer/editjob/:jobId', () => (
    <>
      <EditJob />
      <Toaster />
    </>
  ));
  await screen.findByRole('button', { name: 'Save Changes' });
}

describe('the shifts of a new job', () => {
  it('are added without a complaint about the last, which would move the button', async () => {
    await openNew();
    await press('Add a shift');
    await waitFor(() => {
      expect(row(1).getByLabelText(/^Day/)).toHaveFocus();
    });
    const button = screen.getByRole('button', { name: 'Add a shift' });
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(row(1).getByLabelText(/^Day/)).toHaveFocus();
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    expect(rows()).toHaveLength(2);
  });

  it('are typed row by row, and saved with the draft once they are filled in', async () => {
    await openNew();
    await press('Add a shift');
    await waitFor(() => {
      expect(row(1).getByLabelText(/^Day/)).toHaveFocus();
    });
    await fillRow(1, { day: 'Every Saturday', start: '07:00', end: '13:00' });
    await press('Duplicate shift 1');
    expect(row(2).getByLabelText(/^Day/)).toHaveValue('sun');
    await fill(user, row(2).getByLabelText(/^People/), '3');
    await press('Add a shift');
    await press('Save draft');
    await waitFor(() => {
      expect(sent.at(-1)).toEqual([
        { id: null, weekday: 'sat', date: null, start: '07:00', end: '13:00', capacity: null },
        { id: null, weekday: 'sun', date: null, start: '07:00', end: '13:00', capacity: 3 },
      ]);
    });
    expect(rows()).toHaveLength(3);
  });

  it('say what they come to, for one and for everybody, and whose clocks they follow', async () => {
    await openNew();
    await press('Add a shift');
    await fillRow(1, { day: 'Every Saturday', start: '22:00', end: '04:00' });
    await fill(user, row(1).getByLabelText(/^People/), '2');
    expect(row(1).getByText('6 h, ends Sun')).toBeVisible();
    const shifts = screen.getByRole('group', { name: 'Shifts' });
    expect(shifts).toHaveTextContent(
      '6 h a week, about $102 for each person; 12 h a week, about $204 for everybody together.All times are in the time zone of Raleigh, NC (Eastern Time).',
    );
  });

  it('name no zone in a state with two', async () => {
    await openNew(makeDraft(1, { fields: { ...WHOLE, state: 'TX', shifts: [saturday] } }));
    expect(screen.getByText('All times are in the time zone of Raleigh, TX.')).toBeVisible();
  });

  it('can be on single dates', async () => {
    await openNew();
    await press('Add a shift');
    await fillRow(1, { day: 'On one date', start: '17:00', end: '21:30' });
    await fill(user, row(1).getByLabelText(/^Date/), '2999-11-20');
    await press('Save draft');
    await waitFor(() => {
      expect(sent.at(-1)).toEqual([
        {
          id: null,
          weekday: null,
          date: '2999-11-20',
          start: '17:00',
          end: '21:30',
          capacity: null,
        },
      ]);
    });
  });

  it.each([
    ['2001-01-01', 'This shift is in the past'],
    ['2999-01-01', 'A shift can be at most a year ahead'],
  ])('cannot be on %s', async (date, message) => {
    await openNew();
    await press('Add a shift');
    await fillRow(1, { day: 'On one date', start: '17:00', end: '21:30' });
    await fill(user, row(1).getByLabelText(/^Date/), date);
    await press('Create Job');
    expect(await row(1).findByText(message)).toBeVisible();
  });

  it('say that a date is over as soon as it is left, without any times', async () => {
    await openNew();
    await press('Add a shift');
    await user.selectOptions(row(1).getByLabelText(/^Day/), 'On one date');
    await fill(user, row(1).getByLabelText(/^Date/), '2001-01-01');
    await user.tab();
    expect(await row(1).findByText('This shift is in the past')).toBeVisible();
  });

  it('say nothing of a new row before it is left', async () => {
    await openNew();
    await press('Add a shift');
    await user.tab();
    expect(await row(1).findByText('Please choose a weekday or a date')).toBeVisible();
    expect(row(1).queryByText(/Please enter a time/)).not.toBeInTheDocument();
  });

  it('say what the clocks leave out of them', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-01T12:00:00.000Z') });
    await openNew();
    await press('Add a shift');
    await fillRow(1, { day: 'On one date', start: '02:30', end: '08:00' });
    await fill(user, row(1).getByLabelText(/^Date/), '2027-03-14');
    expect(row(1).getByText(/there is no 2:30 AM, so the shift starts at 3 AM\./)).toBeVisible();
    expect(screen.getAllByText(/^5 h on one date/)[0]).toBeVisible();
    await fill(user, row(1).getByLabelText(/^To/), '03:00');
    await user.tab();
    expect(await row(1).findByText(/leave nothing of this shift/)).toBeVisible();
  });

  it('say that they need more people than the job hires', async () => {
    await openNew();
    await press('Add a shift');
    await fillRow(1, { day: 'Every Saturday', start: '07:00', end: '13:00' });
    await fill(user, row(1).getByLabelText(/^People/), '2');
    expect(row(1).getByText('More than the job hires (1)')).toBeVisible();
  });

  it('can be painted into a week, by keyboard too', async () => {
    await openNew(makeDraft(1, { fields: { ...WHOLE, shifts: [saturday] } }));
    await press('Paint the week');
    await user.click(screen.getByRole('gridcell', { name: /^Saturday 1:00 PM/ }));
    expect(row(1).getByLabelText(/^To/)).toHaveValue('13:30');
    screen.getByRole('gridcell', { name: /^Monday 4:00 PM/ }).focus();
    await user.keyboard(' ');
    expect(row(2).getByLabelText(/^Day/)).toHaveValue('mon');
    expect(row(2).getByLabelText(/^From/)).toHaveValue('16:00');
  });

  it('warn of nights before school and of work for adults, with the source, and block nothing', async () => {
    const night = { ...saturday, weekday: 'sun', start: '20:00', end: '02:00' } as const;
    await openNew(makeDraft(1, { fields: { ...WHOLE, title: 'Bartender', shifts: [night] } }));
    expect(
      screen.getByText(/is on the night before a school day\. In North Carolina/),
    ).toBeVisible();
    expect(screen.getByText(/This reads like serving alcohol/)).toBeVisible();
    for (const subsection of ['a1', 'j']) {
      expect(
        screen.getByRole('link', { name: `N.C. General Statutes § 95-25.5(${subsection})` }),
      ).toBeVisible();
    }
    await fill(user, screen.getByLabelText(/^Description/), 'You are 18 or older.');
    expect(screen.queryByText(/For people under 18/)).not.toBeInTheDocument();
  });

  it('say what is missing at its field', async () => {
    await openNew();
    await press('Add a shift');
    await fillRow(1, { day: 'Every Saturday', start: '07:00', end: '07:00' });
    await press('Add a shift');
    await press('Create Job');
    expect(await row(1).findByText('A shift must not end when it starts')).toBeVisible();
    expect(row(2).getByText('Please choose a weekday or a date')).toBeVisible();
    expect(row(2).getAllByText('Please enter a time such as 07:00')).toHaveLength(2);
    expect(screen.getByText('4 fields need your attention.')).toBeVisible();
    await fill(user, row(1).getByLabelText(/^To/), '13:00');
    expect(row(1).queryByText('A shift must not end when it starts')).not.toBeInTheDocument();
  });

  it('say that they are listed twice as soon as they are', async () => {
    const sunday = { ...saturday, id: idOf(503), weekday: 'sun' } as const;
    await openNew(makeDraft(1, { fields: { ...WHOLE, shifts: [saturday, sunday] } }));
    await user.selectOptions(row(1).getByLabelText(/^Day/), 'Every Sunday');
    await user.tab();
    expect(await row(2).findByText(TWICE)).toBeVisible();
    await user.selectOptions(row(1).getByLabelText(/^Day/), 'Every Saturday');
    await waitFor(() => {
      expect(screen.queryByText(TWICE)).not.toBeInTheDocument();
    });
    await press('Duplicate shift 1');
    expect(await row(3).findByText(TWICE)).toBeVisible();
    await press('Remove shift 3');
    expect(screen.queryByText(TWICE)).not.toBeInTheDocument();
    await press('Undo');
    expect(await row(3).findByText(TWICE)).toBeVisible();
  });

  it('say that they are listed twice once their times are typed', async () => {
    await openNew(makeDraft(1, { fields: { ...WHOLE, shifts: [saturday] } }));
    await press('Add a shift');
    await waitFor(() => {
      expect(row(2).getByLabelText(/^Day/)).toHaveFocus();
    });
    await fillRow(2, { day: 'Every Saturday', start: '07:00', end: '13:00' });
    await user.tab();
    expect(await row(2).findByText(TWICE)).toBeVisible();
  });

  it('say that they are listed twice beside an unfinished one', async () => {
    await openNew(makeDraft(1, { fields: { ...WHOLE, shifts: [saturday] } }));
    await press('Duplicate shift 1');
    await user.selectOptions(row(2).getByLabelText(/^Day/), 'Every Saturday');
    await press('Add a shift');
    await press('Create Job');
    expect(await row(2).findByText(TWICE)).toBeVisible();
    expect(row(3).getByText('Please choose a weekday or a date')).toBeVisible();
  });

  it('come back in their place when one was removed by mistake', async () => {
    await openNew(makeDraft(1, { fields: { ...WHOLE, shifts: [saturday, gala] } }));
    await press('Remove shift 1');
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('Sat, 7 AM to 1 PM, 2 people')).toBeInTheDocument();
    await press('Undo');
    expect(row(1).getByLabelText(/^Day/)).toHaveValue('sat');
  });
});

describe('the shifts of an existing job', () => {
  it('are shown, and sent only when they changed', async () => {
    await openEdit();
    expect(row(1).getByLabelText(/^Day/)).toHaveValue('sat');
    expect(row(1).getByLabelText(/^People/)).toHaveValue(null);
    expect(row(2).getByLabelText(/^Date/)).toHaveValue('2999-11-20');
    expect(row(2).getByLabelText(/^People/)).toHaveValue(4);
    await fill(user, screen.getByLabelText(/^Job Title/), 'Head Barista');
    await press('Save Changes');
    await screen.findByText('Now at /employer');
    expect(sent).toEqual([{ title: 'Head Barista', revision: 1 }]);
  });

  it('keep their ids when one changes', async () => {
    await openEdit();
    await fill(user, row(1).getByLabelText(/^To/), '14:00');
    await press('Save Changes');
    await screen.findByText('Now at /employer');
    expect(sent).toEqual([
      { shifts: [{ ...saturday, end: '14:00', capacity: null }, gala], revision: 1 },
    ]);
  });

  it("show the server's message at the shift that it is about", async () => {
    const message = 'This shift was taken out meanwhile. Please add it again.';
    const issues = [{ path: ['shifts', '1'], message }];
    await openEdit(JOB, () =>
      HttpResponse.json({ code: 'validation_failed', message: 'No.', issues }, { status: 400 }),
    );
    await fill(user, row(2).getByLabelText(/^To/), '14:00');
    await press('Save Changes');
    expect(await row(2).findByText(message)).toBeVisible();
    expect(row(2).getByLabelText(/^Day/)).toHaveFocus();
  });

  it('are compared with those that were saved elsewhere', async () => {
    await openEdit(JOB, () => failure(409, 'stale_revision', 'Changed.'));
    const saved = { ...JOB, revision: 2, shifts: [{ ...saturday, end: '15:00' }] };
    serve(getJob, () => saved, { only: { jobId: JOB.id } });
    await fill(user, row(1).getByLabelText(/^To/), '14:00');
    await press('Save Changes');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(
      'ShiftsYoursSat, 7 AM to 2 PM Wed, Nov 20, 2999, 7 AM to 1 PM, 4 peopleSaved elsewhereSat, 7 AM to 3 PM',
    );
    await press('Keep mine');
    await waitFor(() => {
      expect(sent).toHaveLength(2);
    });
    // The one that was taken out elsewhere is a new one.
    expect(sent[1]).toMatchObject({ shifts: [{ id: saturday.id }, { id: null }], revision: 2 });
  });

  it('say who is told of a change once somebody has them', async () => {
    const accepted = { ...JOB, openingsLeft: 1 };
    serveRoster(() => makeRoster(accepted, { [saturday.id]: [makeSpot(1, 'Maya')] }));
    await openEdit(accepted);
    expect(await row(1).findByText('Maya Lopez has this shift.')).toBeVisible();
    await fill(user, row(1).getByLabelText(/^To/), '14:00');
    expect(row(1).getByRole('note')).toHaveTextContent(
      'Maya Lopez is told the old and the new time once, when you save.',
    );
    await press('Remove shift 1');
    expect(screen.getByRole('note')).toHaveTextContent(
      'Maya Lopez has the shift “Sat, 7 AM to 1 PM” that you took out.',
    );
  });
});

describe('the shifts of somebody who does not know of the acceptance', () => {
  it('are told with it, as the form says', async () => {
    const accepted = { ...JOB, openingsLeft: 1 };
    const places = [makeSpot(1, 'Maya'), makeSpot(2, 'Jo', { notified: false })];
    serveRoster(() => makeRoster(accepted, { [saturday.id]: places }));
    await openEdit(accepted);
    expect(await row(1).findByText('Maya Lopez and Jo Lopez have this shift.')).toBeVisible();
    await fill(user, row(1).getByLabelText(/^To/), '14:00');
    expect(row(1).getByRole('note')).toHaveTextContent(
      'Maya Lopez is told the old and the new time once, when you save. Jo Lopez learns of the acceptance with the new time.',
    );
    await press('Remove shift 1');
    expect(screen.getByRole('note')).toHaveTextContent(
      'Maya Lopez is told once, when you save, that its dates to come are canceled. Jo Lopez learns of the acceptance without this shift.',
    );
  });
});

describe('the shifts of a closed job', () => {
  const closed: Job = { ...JOB, status: 'Closed', closedReason: 'filled', openingsLeft: 0 };

  it('are all that is edited, for those who work them', async () => {
    serveRoster(() => makeRoster(closed, { [saturday.id]: [makeSpot(1, 'Maya')] }));
    await openEdit(closed);
    expect(screen.getByRole('heading', { name: 'Edit Shifts' })).toBeVisible();
    expect(screen.queryByLabelText(/^Job Title/)).not.toBeInTheDocument();
    await fill(user, row(1).getByLabelText(/^To/), '14:00');
    await press('Save Changes');
    await waitFor(() => {
      expect(sent).toEqual([
        {
          shifts: [expect.objectContaining({ id: saturday.id, end: '14:00' }), expect.anything()],
          revision: closed.revision,
        },
      ]);
    });
  });

  it('are compared with those that were saved elsewhere', async () => {
    serveRoster(() => makeRoster(closed, { [saturday.id]: [makeSpot(1, 'Maya')] }));
    await openEdit(closed, () => failure(409, 'stale_revision', 'Changed.'));
    await fill(user, row(1).getByLabelText(/^To/), '14:00');
    serve(
      getJob,
      () => ({
        ...closed,
        revision: closed.revision + 1,
        shifts: [{ ...saturday, start: '08:00' }, gala],
      }),
      { only: { jobId: JOB.id } },
    );
    await press('Save Changes');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Shifts');
  });
});
