import {
  approveCover,
  type Assignment,
  type CoverOffer,
  DAY_MS,
  dayIn,
  type EmployerApplication,
  type Roster,
  getRoster,
  listCoverOffers,
  coverShift,
  cancelShift,
  changeApplicationStatus,
  markNoShow,
  setCoverSettings,
  withdrawNoShow,
} from '@nextshift/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import {
  idOf,
  makeApplication,
  serveApplications,
  signInEmployer,
} from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import {
  makeAssignment,
  makeSpot,
  makeRoster,
  makeRosterApplicant,
  SATURDAY,
  serveRoster,
  SUNDAY,
  WEEKEND_JOB,
} from '../../../test/roster-world.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import JobRosterPage from './job-roster.tsx';

serveApi();

const user = userEvent.setup();
let roster: Roster;
let dates: Assignment[];
let applications: EmployerApplication[];

function setScreen(width: 'wide' | 'narrow') {
  vi.stubGlobal('matchMedia', () => ({
    matches: width === 'wide',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  setScreen('wide');
  roster = makeRoster(WEEKEND_JOB, { [SATURDAY.id]: [makeSpot(1, 'Maya')] });
  dates = [];
  applications = [];
  signInEmployer();
  serveApplications(() => applications);
  serveRoster(
    () => roster,
    () => dates,
  );
});

async function open(day = '2999-11-23') {
  const address = `/employer/jobs/${WEEKEND_JOB.id}/roster?day=${day}`;
  renderPage(address, '/employer/jobs/:jobId/roster', () => (
    <>
      <JobRosterPage />
      <Toaster />
    </>
  ));
  await waitFor(() => {
    expect(screen.queryByText('Loading roster')).not.toBeInTheDocument();
  });
}

/** The shifts of the day below the week. */
const dayList = async () => within(await screen.findByRole('list', { name: /^Shifts on / }));

const places = (shift: string) =>
  within(screen.getByRole('list', { name: `Spots of ${shift}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the roster', () => {
  it('shows who has which place of each shift, and what is free', async () => {
    await open();
    expect(
      screen.getByText(/1 of 3 openings is filled\. All times are in Eastern Time\./),
    ).toBeVisible();
    expect(places('Sat, 7 AM to 1 PM')).toEqual(['Maya LopezSat, Nov 23Not confirmed yet', 'Free']);
    expect(places('Sun, 7 AM to 1 PM')).toEqual(['Free']);
    expect(screen.getByText('1 of 2 spots free')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Maya Lopez' })).toHaveAttribute(
      'href',
      `/employer/applications?job=${WEEKEND_JOB.id}&state=closed&application=${idOf(201)}`,
    );
    expect(screen.getByRole('link', { name: 'All shifts' })).toHaveAttribute(
      'href',
      '/employer/shifts',
    );
  });

  it('shows ten of many shifts, and all of them at a press', async () => {
    const shifts = Array.from({ length: 31 }, (_, day) => ({
      ...SATURDAY,
      id: idOf(700 + day),
      weekday: null,
      date: `2999-12-${String(day + 1).padStart(2, '0')}`,
    }));
    roster = makeRoster({ ...WEEKEND_JOB, shifts });
    await open();
    const list = await screen.findByRole('list', { name: 'Shifts' });
    const days = () => within(list).getAllByRole('heading', { level: 3 });
    expect(days()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show all 31 shifts' }));
    expect(days()).toHaveLength(31);
    expect(days()[10]).toHaveFocus();
  });

  it('says of a filled job which shifts nobody has', async () => {
    const filled = { ...WEEKEND_JOB, status: 'Closed', openingsLeft: 0 } as const;
    roster = makeRoster(filled, { [SATURDAY.id]: [makeSpot(1, 'Maya')] });
    await open();
    const note = await screen.findByText(/The job is filled, and Sun 7 AM to 1 PM has nobody\./);
    expect(within(note).getByRole('link', { name: 'Edit the shifts' })).toHaveAttribute(
      'href',
      `/employer/editjob/${WEEKEND_JOB.id}`,
    );
  });

  it('says nothing of the kind while somebody can be accepted', async () => {
    await open();
    expect(await screen.findByText('1 of 2 spots free')).toBeVisible();
    expect(screen.queryByText(/has nobody/)).not.toBeInTheDocument();
  });

  it('leads a job without shifts to its form', async () => {
    roster = makeRoster({ ...WEEKEND_JOB, shifts: [] });
    await open();
    expect(await screen.findByRole('link', { name: 'Add shifts' })).toHaveAttribute(
      'href',
      `/employer/editjob/${WEEKEND_JOB.id}`,
    );
  });

  it.each([
    ['none of the shifts of a job', WEEKEND_JOB],
    ['a job without shifts', { ...WEEKEND_JOB, shifts: [] }],
  ])('lists who was hired for %s', async (_, job) => {
    const { applicationId, userId, firstName, lastName } = makeSpot(4, 'Nia');
    const hired = { applicationId, userId, firstName, lastName };
    roster = { ...makeRoster(job), withoutShift: [{ ...hired, notified: true }] };
    await open();
    const section = await screen.findByRole('region', { name: 'Hired, no shift yet' });
    expect(within(section).getByRole('link', { name: 'Nia Lopez' })).toHaveAttribute(
      'href',
      `/employer/applications?job=${job.id}&state=closed&application=${applicationId}`,
    );
  });

  it('says nothing of it where everybody hired has a shift', async () => {
    await open();
    expect(screen.queryByText('Hired, no shift yet')).not.toBeInTheDocument();
  });

  it('knows no job of another company', async () => {
    serve(getRoster, () => failure(404, 'not_found', 'Not found.'));
    await open();
    expect(await screen.findByText('We could not find this job')).toBeVisible();
  });
});

describe('the dates', () => {
  const change = vi.fn<(path: string) => void>();

  const endpoints = { cancel: cancelShift, 'no-show': markNoShow, came: withdrawNoShow };
  const yesterday = {
    startsAt: new Date(Date.now() - DAY_MS).toISOString(),
    endsAt: new Date(Date.now() - (DAY_MS * 3) / 4).toISOString(),
  };

  beforeEach(() => {
    change.mockReset();
    for (const [action, endpoint] of Object.entries(endpoints)) {
      serve(endpoint, ({ params }) => {
        change(`${params.assignmentId}/${action}`);
        return HttpResponse.json({ shift: dates[0] });
      });
    }
  });

  it('can be cancelled one by one, which says who is told', async () => {
    dates = [
      makeAssignment(1, 'Maya', {
        status: 'confirmed',
        person: {
          id: idOf(301),
          firstName: 'Maya',
          lastName: 'Lopez',
          email: 'maya@example.com',
          phone: '9195550123',
        },
      }),
    ];
    await open();
    const list = await dayList();
    expect(list.getByText('Sat, Nov 23, 7 AM to 1 PM')).toBeVisible();
    expect(list.getByRole('link', { name: '(919) 555-0123' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /did not come/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel this date for Maya Lopez' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Cancel this date for Maya Lopez?' });
    expect(dialog).toHaveTextContent('Maya is told. The spot is free on this date');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the date' }));
    expect(await screen.findByText('Maya Lopez is told that the date is canceled.')).toBeVisible();
    expect(change.mock.calls).toEqual([[`${idOf(601)}/cancel`]]);
  });

  it('of somebody who does not know of the acceptance are told after it', async () => {
    dates = [makeAssignment(1, 'Maya', { notified: false })];
    await open();
    await user.click(
      await screen.findByRole('button', { name: 'Cancel this date for Maya Lopez' }),
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Cancel this date for Maya Lopez?' });
    expect(dialog).toHaveTextContent('Maya is told right after the acceptance. The spot is free');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the date' }));
    expect(
      await screen.findByText('The date is canceled. Maya Lopez is told after the acceptance.'),
    ).toBeVisible();
  });

  it('that have passed can be marked as a no-show, which says what follows', async () => {
    dates = [makeAssignment(1, 'Maya', { status: 'worked', ...yesterday })];
    await open(dayIn(WEEKEND_JOB.timeZone, new Date(yesterday.startsAt)));
    await user.click(await screen.findByRole('button', { name: 'Maya Lopez did not come' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Maya Lopez did not come?' });
    expect(dialog).toHaveTextContent('has 7 days to dispute it');
    expect(dialog).toHaveTextContent('No other employer');
    await user.click(within(dialog).getByRole('button', { name: 'Did not come' }));
    expect(await screen.findByText('Marked: Maya Lopez did not come.')).toBeVisible();
    expect(change.mock.calls).toEqual([[`${idOf(601)}/no-show`]]);
  });

  it.each(['no_show', 'disputed'] as const)('take a no-show back that is %s', async (status) => {
    dates = [makeAssignment(1, 'Maya', { status, ...yesterday })];
    await open(dayIn(WEEKEND_JOB.timeZone, new Date(yesterday.startsAt)));
    await user.click(await screen.findByRole('button', { name: 'Maya Lopez did come' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Maya Lopez did come?' });
    await user.click(within(dialog).getByRole('button', { name: 'Did come' }));
    expect(await screen.findByText('Maya Lopez is told that you took it back.')).toBeVisible();
    expect(change.mock.calls).toEqual([[`${idOf(601)}/came`]]);
  });

  it('are covered by somebody else who is hired for the job', async () => {
    const covers: unknown[] = [];
    serve(coverShift, ({ params, body }) => {
      covers.push({ ...params, ...body });
      return { shift: makeAssignment(3, 'Zoe') };
    });
    roster = makeRoster(WEEKEND_JOB, {
      [SATURDAY.id]: [makeSpot(1, 'Maya'), makeSpot(2, 'Ben')],
      [SUNDAY.id]: [makeSpot(3, 'Zoe')],
    });
    dates = [
      makeAssignment(1, 'Maya', { status: 'cancelled', cancelledBy: 'seeker' }),
      makeAssignment(2, 'Ben'),
    ];
    await open();
    expect(await screen.findByText('One spot is free')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Find cover for Maya Lopez' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Who covers this date?' });
    const people = await within(dialog).findAllByRole('radio');
    expect(people.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Zoe Lopez',
      'Maya LopezMaya cannot make it',
    ]);
    expect(within(dialog).getByRole('button', { name: 'Ask them' })).toBeDisabled();
    await user.click(within(dialog).getByRole('radio', { name: 'Zoe Lopez' }));
    await user.click(within(dialog).getByRole('button', { name: 'Ask them' }));
    expect(await screen.findByText('Zoe Lopez is asked to confirm.')).toBeVisible();
    expect(covers).toEqual([{ assignmentId: idOf(601), applicationId: idOf(203) }]);
    await waitFor(() => {
      expect(document.activeElement).toHaveTextContent('Maya LopezMaya cannot make it');
    });
  });

  it('need no cover once everybody is there again', async () => {
    dates = [
      makeAssignment(1, 'Maya', { status: 'cancelled', cancelledBy: 'seeker' }),
      makeAssignment(2, 'Ben'),
      makeAssignment(3, 'Zoe'),
    ];
    await open();
    expect((await dayList()).getByText('Maya cannot make it')).toBeVisible();
    expect(screen.queryByText(/spot is free|spots are free/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Find cover/ })).not.toBeInTheDocument();
  });

  it('say that nobody else is hired', async () => {
    dates = [makeAssignment(1, 'Maya', { status: 'cancelled', cancelledBy: 'employer' })];
    roster = makeRoster(WEEKEND_JOB);
    await open();
    await user.click(await screen.findByRole('button', { name: 'Find cover for Maya Lopez' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Who covers this date?' });
    expect(await within(dialog).findByText(/Nobody else who is hired/)).toBeVisible();
    expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
  });

  it('lead to the applicants if only the one who cancelled could cover', async () => {
    dates = [
      makeAssignment(1, 'Maya', { status: 'cancelled', cancelledBy: 'seeker' }),
      makeAssignment(2, 'Ben'),
    ];
    roster = makeRoster(WEEKEND_JOB, {
      [SATURDAY.id]: [makeSpot(1, 'Maya'), makeSpot(2, 'Ben')],
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Find cover for Maya Lopez' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Who covers this date?' });
    const link = await within(dialog).findByRole('link', { name: 'See the applicants' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/employer/applications'));
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
  });

  it('say who cannot make it', async () => {
    dates = [makeAssignment(1, 'Maya', { status: 'cancelled', cancelledBy: 'seeker' })];
    await open();
    expect((await dayList()).getByText('Maya cannot make it')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel this date/ })).not.toBeInTheDocument();
  });

  it('say who asks to be covered and why, and are approved', async () => {
    dates = [
      makeAssignment(1, 'Maya', { giveUp: 'to_approve', giveUpReason: 'My exam was moved' }),
    ];
    const offer: CoverOffer = {
      offerId: idOf(701),
      status: 'to_approve',
      shift: makeAssignment(1, 'Maya'),
      needsApproval: true,
      person: { applicationId: idOf(202), firstName: 'Ana', lastName: 'Silva' },
      createdAt: '2026-11-20T12:00:00.000Z',
    };
    let offers = [
      offer,
      { ...offer, offerId: idOf(702), shift: { ...offer.shift, jobId: idOf(99) } },
    ];
    serve(listCoverOffers, () => ({ offers }));
    serve(approveCover, () => {
      offers = [];
      return { offer: { ...offer, status: 'taken' } };
    });
    await open();
    expect((await dayList()).getByText('Asks to be covered')).toBeVisible();
    expect((await dayList()).getByText('“My exam was moved”')).toBeVisible();
    const section = await screen.findByRole('region', { name: 'Covers to approve' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(within(section).getByRole('button', { name: /^Approve Ana Silva/ }));
    expect(await screen.findByText('Ana Silva works that shift, and has been told.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Covers to approve' })).toBeNull();
    });
  });

  it('are covered as the employer sets it, at once', async () => {
    roster = { ...makeRoster(WEEKEND_JOB), cover: { approval: false, across: true } };
    serve(setCoverSettings, ({ body }) => {
      roster = { ...roster, cover: body };
      return { cover: body };
    });
    await open();
    const approval = screen.getByRole('switch', { name: /I approve who takes a shift/ });
    expect(approval).not.toBeChecked();
    await userEvent.click(approval);
    await waitFor(() => {
      expect(roster.cover).toEqual({ approval: true, across: true });
    });
    expect(approval).toBeChecked();
  });

  it('show in the dialog why a change failed', async () => {
    dates = [makeAssignment(1, 'Maya')];
    serve(cancelShift, () => failure(409, 'illegal_shift_change', 'The shift has started.'));
    await open();
    await user.click(
      await screen.findByRole('button', { name: 'Cancel this date for Maya Lopez' }),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel the date' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The shift has started.');
  });
});

describe('the applicants', () => {
  beforeEach(() => {
    roster = makeRoster(WEEKEND_JOB, { [SUNDAY.id]: [makeSpot(1, 'Maya')] }, [
      makeRosterApplicant(2, 'Ana', [SATURDAY.id, SUNDAY.id], { free: 2, of: 2 }),
      makeRosterApplicant(3, 'Ben', [SUNDAY.id], { free: 1, of: 2 }),
    ]);
    const { job } = makeApplication(2, 'Ana');
    const weekend = { ...job, id: WEEKEND_JOB.id, openings: 3, openingsLeft: 2 };
    applications = [
      makeApplication(2, 'Ana', {
        job: weekend,
        shiftIds: [SATURDAY.id, SUNDAY.id],
        freeShifts: { free: 2, of: 2 },
      }),
      makeApplication(3, 'Ben', { job: weekend, shiftIds: [SUNDAY.id] }),
    ];
  });

  it('answer who can do a shift, at a press', async () => {
    await open();
    expect(screen.getByText('2 applicants to decide about.')).toBeVisible();
    expect(screen.getByText('Free for all 2 shifts')).toBeVisible();
    const chips = within(screen.getByRole('group', { name: 'Who can do' }));
    await user.click(chips.getByRole('button', { name: 'Sat, 7 AM to 1 PM' }));
    expect(screen.getByText('1 applicant can do Sat, 7 AM to 1 PM.')).toBeVisible();
    expect(screen.queryByText('Ben Lopez')).not.toBeInTheDocument();
  });

  it('are a list on phones, each with the shifts that they can do', async () => {
    setScreen('narrow');
    await open();
    const list = screen.getByRole('list', { name: 'Who can do which shift' });
    const ben = within(list).getByText('Ben Lopez').closest('li');
    expect(ben).toHaveTextContent('Free for 1 of 2 shiftsAcceptSun, 7 AM to 1 PM(taken)');
  });

  it.each(['wide', 'narrow'] as const)(
    'who said yes to other hours, on a %s screen',
    async (width) => {
      setScreen(width);
      const ana = makeRosterApplicant(2, 'Ana', [SUNDAY.id]);
      roster = makeRoster(WEEKEND_JOB, {}, [{ ...ana, changedShiftIds: [SATURDAY.id] }]);
      await open();
      expect(screen.getByText(/“\?”: they said yes before the hours were changed\./)).toBeVisible();
      const said = screen.getByText(
        width === 'wide'
          ? 'said yes before the hours were changed'
          : '(the hours were changed since)',
      );
      expect(said.closest('td, li')).toHaveTextContent(
        width === 'wide' ? /^\?said yes/ : /^\?Sat, 7 AM to 1 PM/,
      );
    },
  );

  it('are accepted with a word on the hours that were changed since they said yes', async () => {
    const ana = makeRosterApplicant(2, 'Ana', [SUNDAY.id]);
    roster = makeRoster(WEEKEND_JOB, {}, [{ ...ana, changedShiftIds: [SATURDAY.id] }]);
    const [first, ...others] = applications;
    if (first) applications = [{ ...first, shiftIds: [SUNDAY.id] }, ...others];
    await open();
    await user.click(await screen.findByRole('button', { name: 'Accept Ana Lopez' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Accept Ana Lopez?' });
    const saturday = within(dialog).getByRole('checkbox', { name: /^Sat/ });
    expect(saturday).not.toBeChecked();
    expect(saturday.closest('label')).toHaveTextContent('Said yes before the hours were changed');
  });

  it('are accepted from a first date on, which the dialog names', async () => {
    // A Saturday, while its shift is on.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2999-11-30T15:00:00.000Z') });
    const [first, ...others] = applications;
    if (first) {
      const basicFieldAnswers = { startDate: '2999-12-05' };
      applications = [{ ...first, basicFieldAnswers }, ...others];
    }
    let accepted: object | undefined;
    serve(changeApplicationStatus, ({ body }) => {
      accepted = body;
      return failure(409, 'no_shift_left', 'None of these shifts is on or after the first date.');
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Accept Ana Lopez' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept Ana Lopez?' }));
    const date = await dialog.findByLabelText('First date');
    expect(date).toHaveValue('2999-12-05');
    expect(date).toHaveAccessibleDescription(/Their first shift: Sat, Dec 7, 2999, 7 AM to 1 PM\./);
    fireEvent.change(date, { target: { value: '2999-11-30' } });
    expect(date).toHaveAccessibleDescription(/Their first shift: Sat, Dec 7, 2999/);
    fireEvent.change(date, { target: { value: '2020-01-01' } });
    expect(date).toHaveAccessibleDescription('The first date is in the past');
    fireEvent.change(date, { target: { value: '' } });
    expect(date).toHaveAccessibleDescription('Please choose the first date');
    fireEvent.change(date, { target: { value: '2999-12-14' } });
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('None of these shifts');
    expect(accepted).toEqual({
      status: 'Accepted',
      shiftIds: [SATURDAY.id],
      firstDate: '2999-12-14',
    });
  });

  it.each([1, 2])(
    'are told of shifts that nobody would have, with %s places left',
    async (left) => {
      const [first, ...others] = applications;
      if (first) {
        const job = { ...first.job, openingsLeft: left };
        applications = [{ ...first, job, shiftIds: [SATURDAY.id] }, ...others];
      }
      roster = makeRoster(WEEKEND_JOB, {}, [makeRosterApplicant(2, 'Ana', [SATURDAY.id])]);
      await open();
      await user.click(await screen.findByRole('button', { name: 'Accept Ana Lopez' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Accept Ana Lopez?' });
      const sunday = await within(dialog).findByRole('checkbox', { name: /^Sun/ });
      const note = /^Sun 7 AM to 1 PM would have nobody\. Accepting fills the job and closes it\./;
      if (left === 1) expect(within(dialog).getByText(note)).toBeVisible();
      else expect(within(dialog).queryByText(note)).not.toBeInTheDocument();
      await user.click(sunday);
      expect(within(dialog).queryByText(note)).not.toBeInTheDocument();
    },
  );

  it('are accepted without the shifts at whose time they have other work, at a press', async () => {
    const bodies: unknown[] = [];
    const message = 'This applicant has other work at the time of Sat 7 AM to 1 PM.';
    serve(changeApplicationStatus, ({ body }) => {
      bodies.push(body);
      return failure(409, 'shift_conflict', message, { shiftIds: [SATURDAY.id] });
    });
    roster = makeRoster(WEEKEND_JOB, {}, [makeRosterApplicant(2, 'Ana', [SATURDAY.id])]);
    await open();
    await user.click(await screen.findByRole('button', { name: 'Accept Ana Lopez' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Accept Ana Lopez?' });
    const saturday = await within(dialog).findByRole('checkbox', { name: /^Sat/ });
    await user.click(within(dialog).getByRole('checkbox', { name: /^Sun/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(saturday).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Leave out Sat 7 AM to 1 PM' }));
    expect(saturday).not.toBeChecked();
    expect(within(dialog).queryByText(message)).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Accept' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await within(dialog).findByText(message);
    const [first, second] = bodies as { shiftIds: string[] }[];
    expect(second?.shiftIds).toEqual(first?.shiftIds.filter((id) => id !== SATURDAY.id));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Accept Ana Lopez' }));
    const again = await screen.findByRole('alertdialog', { name: 'Accept Ana Lopez?' });
    expect(within(again).queryByText(message)).not.toBeInTheDocument();
  });

  it('are accepted from there, with the shifts that they can do and that have a place', async () => {
    const bodies: unknown[] = [];
    serve(changeApplicationStatus, ({ body }) => {
      bodies.push(body);
      const accepted = { ...applications[0], status: 'Accepted' } as EmployerApplication;
      const job = { ...accepted.job, openingsLeft: 1 };
      return {
        data: { acceptedDate: null, application: { ...accepted, job } },
      };
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Accept Ana Lopez' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Accept Ana Lopez?' });
    expect(dialog).toHaveTextContent('Free for all 2 shifts when applying.');
    expect(within(dialog).getByRole('checkbox', { name: /^Sat/ })).toBeChecked();
    const full = within(dialog).getByRole('checkbox', { name: /^Sun.*Taken/ });
    expect(full).not.toBeChecked();
    expect(full).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('1 of 3 openings is left.')).toBeInTheDocument();
    expect(bodies).toEqual([{ status: 'Accepted', shiftIds: [SATURDAY.id] }]);
  });
});
