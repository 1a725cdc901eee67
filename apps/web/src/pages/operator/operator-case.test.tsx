import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type CaseDetail,
  type CaseSummary,
  getCase,
  type Endpoint,
  cannedReasons,
  claimCase,
  decideCase,
  releaseCase,
  undoDecision,
} from '@nextshift/contract';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { idOf } from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import {
  OPERATOR,
  REVISION,
  sampleCase,
  sampleDecision,
  sampleDetail,
  serveCase,
  signInOperator,
} from '../../../test/operator-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { casesOf, casesQuery } from '../../wings/trust/operators/queue/cases-query.ts';
import { getQueryClient } from '../../platform/api/query-client.ts';
import {
  forgetOperator,
  useOperatorStore,
} from '../../platform/session/operator/operator-store.ts';
import OperatorCase from './operator-case.tsx';

serveApi();

const CASE = `/operator/cases/${idOf(601)}`;
/** What a decision has besides, unless something else is chosen. */
const PLAIN = { cannedReason: null, nearCopies: false, revision: REVISION };
const decided = () => sampleDetail({ status: 'decided', decision: sampleDecision() });

let user = userEvent.setup();
let detail: CaseDetail = sampleDetail();

beforeEach(() => {
  user = userEvent.setup();
  detail = sampleDetail();
  signInOperator();
});
afterEach(forgetOperator);

/** Answers decisions, or undoings, the last answer again and again; records what was sent. */
function answer(endpoint: Endpoint, ...answers: readonly (() => Response | Promise<Response>)[]) {
  const sent: unknown[] = [];
  serve(endpoint, ({ body }) => {
    sent.push(body);
    const next = answers[Math.min(sent.length, answers.length) - 1];
    return next
      ? next()
      : HttpResponse.json({ case: endpoint === decideCase ? decided() : detail });
  });
  return sent;
}

async function open() {
  const looks = serveCase(() => detail);
  renderPage(CASE, '/operator/cases/:caseId', OperatorCase);
  await screen.findByRole('heading', { level: 1 });
  return looks;
}

const reason = () => screen.getByRole('textbox', { name: /^Reason/ });
const readyReason = () => screen.getByRole('combobox', { name: 'Suggested reason' });
const decide = () => screen.getByRole('button', { name: 'Decide' });
const radio = (name: RegExp) => screen.getByRole('radio', { name });

async function uphold(text = 'It asks for money.') {
  await user.click(radio(/^Uphold/));
  await user.click(radio(/^Remove the job/));
  await fill(user, reason(), text);
  await user.click(decide());
}

describe('a case', () => {
  it('shows what people saw, the reports and the company', async () => {
    const looks = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Job 1');
    expect(screen.getByText(/^Buy the starter kit/)).toHaveTextContent('Then start.');
    const reports = within(screen.getByRole('region', { name: '2 reports' }));
    expect(reports.getByText('They want money.')).toBeInTheDocument();
    expect(reports.getByText(/^Seeker, account 12 days old/)).toBeInTheDocument();
    expect(reports.getByText(/^Employer, account deleted since/)).toBeInTheDocument();
    const company = screen.getByRole('region', { name: /^Blue Finch Coffee/ });
    expect(company).toHaveTextContent(
      'Not verifiedMember sinceDec 1, 2025Active jobs7Upheld before3Dismissed before4Also open5Held before0Emailhello@blue-finch.testWebsitehttps://blue-finch.test',
    );
    expect(screen.getByRole('link', { name: /^Public page/ })).toHaveAttribute(
      'href',
      `/jobs/${idOf(101)}`,
    );
    expect(looks).toHaveLength(1);
  });

  it('shows what it says now beside what was reported, where that has changed', async () => {
    const texts = [
      { label: 'Description', text: 'Buy the starter kit.\nThen start.' },
      { label: 'Schedule', text: 'Mornings' },
      { label: 'Benefits', text: 'Free coffee' },
    ];
    const subject = { title: 'Job 1', companyName: 'Blue Finch Coffee', texts };
    const present = {
      title: 'Parcel Helper',
      companyName: 'Blue Finch Coffee',
      texts: [
        { label: 'Description', text: 'Send us a deposit.' },
        { label: 'Schedule', text: 'Mornings' },
        { label: 'Question 1', text: 'Your account number?' },
      ],
    };
    detail = sampleDetail({ subject, present });
    await open();
    const region = screen.getByRole('region', { name: 'Content under review' });
    expect(region).toHaveTextContent(/Changed since it was reported\./);
    const lines = within(region)
      .getAllByRole('term')
      .map((term) => term.parentElement?.textContent);
    expect(lines).toEqual([
      'TitleThenJob 1NowParcel Helper',
      'DescriptionThenBuy the starter kit.\nThen start.NowSend us a deposit.',
      'ScheduleMornings',
      'BenefitsThenFree coffeeNowNothing anymore.',
      'Question 1ThenNot in the copy.NowYour account number?',
    ]);
  });

  it('says nothing of a change where there is none', async () => {
    await open();
    expect(screen.queryByText(/^Changed since/)).not.toBeInTheDocument();
  });

  it('says since when the company of an unreported case has changed', async () => {
    const names = { title: 'Blue Finch', companyName: 'Blue Finch', texts: [] };
    const present = { title: 'The Bank', companyName: 'The Bank', texts: [] };
    detail = sampleDetail({ subjectType: 'company', reportCount: 0, subject: names, present });
    await open();
    const region = screen.getByRole('region', { name: 'Content under review' });
    expect(region).toHaveTextContent(/Changed since this case was opened\./);
    expect(within(region).getByRole('term').parentElement).toHaveTextContent(
      'CompanyThenBlue FinchNowThe Bank',
    );
  });

  it('shows the pictures that it has now', async () => {
    detail = sampleDetail({ pictures: { jobImage: '/files/job.webp', logo: null } });
    await open();
    const region = screen.getByRole('region', { name: 'Pictures now' });
    const [picture, ...others] = within(region).getAllByRole('link');
    expect(others).toEqual([]);
    expect(picture).toHaveAccessibleName(/^Picture of the job ?\(opens in a new tab\)$/);
    expect(picture).toHaveAttribute('href', '/files/job.webp');
    expect(picture?.querySelector('img')).toHaveAttribute('src', '/files/job.webp');
  });

  it('has no pictures to show where there are none', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Pictures now' })).not.toBeInTheDocument();
  });

  it('leads to the accounts of the company and of an applicant', async () => {
    detail = sampleDetail({ subjectType: 'application', seekerId: idOf(2) });
    await open();
    expect(screen.getByRole('link', { name: 'Account of the company' })).toHaveAttribute(
      'href',
      `/operator/companies/${idOf(1)}`,
    );
    expect(screen.getByRole('link', { name: 'Account of the applicant' })).toHaveAttribute(
      'href',
      `/operator/seekers/${idOf(2)}`,
    );
  });

  it('has no public page while the company is suspended', async () => {
    const { company } = sampleDetail();
    detail = sampleDetail({ company: { ...company, verification: 'suspended' } });
    await open();
    expect(screen.queryByRole('link', { name: /opens in a new tab/ })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Blue Finch Coffee' })).toHaveTextContent(
      'Suspended',
    );
  });

  it('has no public page if it is about an application', async () => {
    detail = sampleDetail({ subjectType: 'application' });
    await open();
    expect(screen.queryByRole('link', { name: /^Public page/ })).not.toBeInTheDocument();
  });

  it('shows how often the company was held, and accounts that share something with it', async () => {
    detail = sampleDetail({
      heldBefore: 3,
      linked: [
        {
          employerId: idOf(3),
          companyName: 'Silver Finch',
          status: 'suspended',
          by: ['phone', 'ein'],
        },
      ],
    });
    await open();
    const company = screen.getByRole('region', { name: /^Blue Finch Coffee/ });
    expect(company).toHaveTextContent('Held before3');
    expect(within(company).getByRole('link', { name: 'Silver Finch' })).toHaveAttribute(
      'href',
      `/operator/companies/${idOf(3)}`,
    );
    expect(company).toHaveTextContent('Silver Finch Same phone, EINSuspended');
  });

  it('shows every version side by side, with what changed and what weighed most', async () => {
    const held = { at: '2026-01-05T17:00:00.000Z', by: 'employer' as const };
    const signal = { rule: 'money-out', why: 'It asks for money.', field: 'Description' };
    detail = sampleDetail({
      versions: [
        {
          ...held,
          fields: [{ field: 'Description', text: 'Send a check.' }],
          signals: [{ ...signal, words: 'a check' }],
          risk: 0.97,
          passages: [{ field: 'Description', start: 5, end: 12, weight: 1.234 }],
        },
        {
          ...held,
          at: '2026-01-06T17:00:00.000Z',
          fields: [{ field: 'Description', text: 'Send a gift.' }],
          signals: [],
          risk: 0.4,
          passages: [],
        },
      ],
    });
    await open();
    const section = screen.getByRole('heading', { name: '2 versions' }).closest('section');
    const table = within(section ?? document.body).getByRole('table');
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['', 'Version 1Jan 5, 2026, 12:00 PM EST', 'Version 2Jan 6, 2026, 12:00 PM EST'],
      ['Risk', '97%', '40%'],
      ['Rules', 'money-out', 'None'],
      ['Weighed most', '“a check” Description, 1.23', 'Nothing alone'],
      ['Description', 'Send a check1.', 'Send a [removed: check] [added: gift].'],
    ]);
    expect(table.querySelector('mark')).toHaveTextContent('a check1');
    expect(table.querySelector('del')).toHaveTextContent('check');
    expect(table.querySelector('ins')).toHaveTextContent('gift');
    expect(screen.getByRole('region', { name: 'Versions side by side' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it.each([
    [404, 'not_found'],
    [400, 'validation_failed'],
  ])('is said not to exist after %i', async (status, code) => {
    serve(getCase, () => failure(status, code, 'No.'));
    renderPage(CASE, '/operator/cases/:caseId', OperatorCase);
    expect(await screen.findByRole('heading', { name: 'There is no such case' })).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    serve(getCase, () => HttpResponse.error(), { once: true });
    renderPage(CASE, '/operator/cases/:caseId', OperatorCase);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    serveCase(() => detail);
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Job 1' })).toBeInTheDocument();
  });

  it('ends with the session of its operator', async () => {
    serve(getCase, () => failure(401, 'not_signed_in', 'Please sign in.'));
    renderPage(CASE, '/operator/cases/:caseId', OperatorCase);
    await waitFor(() => {
      expect(useOperatorStore.getState().operator).toBeNull();
    });
  });
});

const until = () => new Date(Date.now() + 3_600_000).toISOString();
const claimBy = (operatorEmail: string) => ({
  operatorEmail,
  claimedAt: '2026-01-05T17:00:00.000Z',
  until: until(),
});

describe('a claim', () => {
  it('is taken and given back by keyboard', async () => {
    const claimed = answer(claimCase, () =>
      HttpResponse.json({ case: { ...detail, claim: claimBy(OPERATOR.email) } }),
    );
    const released = answer(releaseCase, () => new HttpResponse(null, { status: 204 }));
    await open();
    expect(screen.getByText('Nobody is at work on this case.')).toBeInTheDocument();
    await user.keyboard('c');
    expect(await screen.findByText(/^You have this case until/)).toBeInTheDocument();
    await user.keyboard('c');
    expect(await screen.findByText('Nobody is at work on this case.')).toBeInTheDocument();
    expect([claimed.length, released.length]).toEqual([1, 1]);
  });

  it('of another operator leaves nothing to decide', async () => {
    detail = sampleDetail({ claim: claimBy('omar@nextshift.test') });
    const claimed = answer(claimCase);
    await open();
    expect(screen.getByText(/^omar@nextshift.test has this case until/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /case$/ })).not.toBeInTheDocument();
    await user.keyboard('c');
    expect(claimed).toEqual([]);
  });

  it('that was over lets everybody decide', async () => {
    const over = { ...claimBy('omar@nextshift.test'), until: '2026-01-05T18:00:00.000Z' };
    detail = sampleDetail({ claim: over });
    await open();
    expect(decide()).toBeEnabled();
  });

  it('by a faster operator is shown, and nothing is lost', async () => {
    const theirs = claimBy('omar@nextshift.test');
    answer(claimCase, () => failure(409, 'case_claimed', 'omar@nextshift.test is at work on it.'));
    const looks = await open();
    detail = sampleDetail({ claim: theirs });
    await user.click(screen.getByRole('button', { name: 'Take this case' }));
    expect(await screen.findByText(/^omar@nextshift.test has this case until/)).toBeInTheDocument();
    expect(looks).toHaveLength(2);
  });
});

describe('deciding', () => {
  it('shows the ready reason that the company will read, before deciding', async () => {
    const sent = answer(decideCase);
    await open();
    await user.keyboard('u');
    await user.click(radio(/^Remove the job/));
    await user.selectOptions(readyReason(), 'Asks applicants to pay');
    const read = screen.getByRole('group', { name: 'The company will read' });
    expect(read).toHaveTextContent(cannedReasons.asks_for_fees.text);
    const more = screen.getByRole('textbox', { name: 'Additional reason' });
    await fill(user, more, 'It was 40 dollars.');
    expect(read).toHaveTextContent(`${cannedReasons.asks_for_fees.text} It was 40 dollars.`);
    await user.click(decide());
    await screen.findByRole('heading', { name: 'Decided' });
    expect(sent).toEqual([
      {
        ...PLAIN,
        decision: 'uphold',
        action: 'remove_job',
        cannedReason: 'asks_for_fees',
        reason: 'It was 40 dollars.',
      },
    ]);
  });

  it('needs no words beside a ready reason, and forgets it with another decision', async () => {
    const sent = answer(decideCase);
    await open();
    await user.keyboard('u');
    await user.selectOptions(readyReason(), 'Is not a job');
    await user.click(radio(/^Dismiss/));
    expect(readyReason()).toHaveValue('');
    expect(screen.queryByRole('option', { name: 'Is not a job' })).not.toBeInTheDocument();
    await user.selectOptions(readyReason(), 'Nothing is wrong');
    expect(screen.getByRole('group', { name: 'The log will have' })).toHaveTextContent(
      cannedReasons.nothing_wrong.text,
    );
    await user.click(radio(/^Change nothing/));
    await user.click(decide());
    await screen.findByRole('heading', { name: 'Decided' });
    expect(sent).toMatchObject([{ decision: 'dismiss', cannedReason: 'nothing_wrong' }]);
  });

  it('says that the dismissal answers an open appeal', async () => {
    detail = sampleDetail({ appealStatus: 'open' });
    await open();
    await user.keyboard('d');
    await user.selectOptions(readyReason(), 'Nothing is wrong');
    expect(screen.getByRole('group', { name: 'The company will read' })).toBeInTheDocument();
  });

  it('decides all near-copies in one act', async () => {
    detail = sampleDetail({
      nearCopies: [
        {
          caseId: idOf(602),
          jobId: idOf(102),
          title: 'Job 2',
          openedAt: '2026-01-05T17:00:00.000Z',
          jobImage: '/files/public/van.webp',
          differing: [{ label: 'Title', text: 'Job 2' }],
        },
        {
          caseId: idOf(603),
          jobId: idOf(103),
          title: 'Job 1',
          openedAt: '2026-01-05T17:00:00.000Z',
          jobImage: null,
          differing: [],
        },
      ],
    });
    const sent = answer(decideCase);
    await open();
    const copies = screen.getByRole('region', { name: '2 near-copies' });
    expect(within(copies).getByRole('link', { name: 'Job 2' })).toHaveAttribute(
      'href',
      `/operator/cases/${idOf(602)}`,
    );
    expect(copies).toHaveTextContent('Word for word the same.');
    expect(within(copies).getAllByRole('link', { name: /^Picture of this job/ })).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: /^Decide 2 near-copies as well/ }));
    await uphold();
    await screen.findByRole('heading', { name: 'Decided' });
    expect(sent).toMatchObject([{ action: 'remove_job', nearCopies: true }]);
  });

  it('removes the job, and says how the case ended', async () => {
    const sent = answer(decideCase);
    await open();
    await uphold();
    expect(await screen.findByText('Upheld: the job was removed')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Decided' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Decided' })).toHaveTextContent(
      'omar@nextshift.test, Jan 7, 2026, 12:00 PM ESTIt asks for money.',
    );
    expect(sent).toEqual([
      {
        decision: 'uphold',
        action: 'remove_job',
        reason: 'It asks for money.',
        ...PLAIN,
      },
    ]);
  });

  it('works by keyboard alone', async () => {
    const sent = answer(decideCase);
    await open();
    await user.keyboard('u');
    expect(radio(/^Uphold/)).toBeChecked();
    expect(radio(/^Change nothing/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(radio(/^Remove the job/)).toBeChecked();
    await user.tab();
    expect(readyReason()).toHaveFocus();
    await user.tab();
    expect(reason()).toHaveFocus();
    await user.keyboard('Understood and done.{Control>}{Enter}{/Control}');
    await screen.findByText('Upheld: the job was removed');
    expect(sent).toEqual([
      {
        decision: 'uphold',
        action: 'remove_job',
        reason: 'Understood and done.',
        ...PLAIN,
      },
    ]);
  });

  it('dismisses by keyboard alone, without an action', async () => {
    const sent = answer(decideCase);
    await open();
    await user.keyboard('d');
    expect(radio(/^Change nothing/)).toHaveFocus();
    expect(screen.queryByRole('radio', { name: /^Remove the job/ })).not.toBeInTheDocument();
    await user.keyboard(' ');
    await user.tab();
    await user.tab();
    await user.keyboard('It is a real job.{Meta>}{Enter}{/Meta}');
    await screen.findByRole('heading', { name: 'Decided' });
    expect(sent).toEqual([
      { decision: 'dismiss', action: 'none', reason: 'It is a real job.', ...PLAIN },
    ]);
  });

  it('suspends the company, and says who reads the reason', async () => {
    const sent = answer(decideCase);
    await open();
    await user.keyboard('u');
    await user.click(radio(/^Suspend the company/));
    expect(reason()).toHaveAccessibleDescription(/The owner of the company reads it\.$/);
    await fill(user, reason(), 'A scam.');
    await user.click(decide());
    await screen.findByRole('heading', { name: 'Decided' });
    expect(sent).toEqual([
      { decision: 'uphold', action: 'suspend_employer', reason: 'A scam.', ...PLAIN },
    ]);
  });

  it('verifies the company with a dismissal, and asks again after a change of mind', async () => {
    const sent = answer(decideCase);
    await open();
    await user.keyboard('u');
    expect(screen.queryByRole('radio', { name: /^Verify/ })).not.toBeInTheDocument();
    await user.click(radio(/^Remove the job/));
    await user.click(radio(/^Dismiss/));
    expect(radio(/^Change nothing/)).not.toBeChecked();
    await user.click(radio(/^Verify the company/));
    await fill(user, reason(), 'In the register.');
    await user.click(decide());
    await screen.findByRole('heading', { name: 'Decided' });
    expect(sent).toEqual([
      {
        decision: 'dismiss',
        action: 'verify_employer',
        reason: 'In the register.',
        ...PLAIN,
      },
    ]);
  });

  it('takes no letter for a shortcut in the form', async () => {
    const sent = answer(decideCase);
    await open();
    await user.keyboard('u');
    await user.keyboard('Needs a deposit.{Control>}{Enter}{/Control}');
    expect(radio(/^Uphold/)).toBeChecked();
    expect(screen.getByText('Please give a reason')).toBeInTheDocument();
    await user.click(radio(/^Uphold/));
    await user.keyboard('d');
    expect(radio(/^Uphold/)).toBeChecked();
    expect(sent).toEqual([]);
  });

  it('asks for no action where there is only one', async () => {
    detail = sampleDetail({ subjectType: 'company', actions: ['none'] });
    const sent = answer(decideCase);
    await open();
    await user.keyboard('u');
    expect(reason()).toHaveFocus();
    await user.keyboard('Noted.{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { name: 'Decided' });
    expect(sent).toEqual([{ decision: 'uphold', action: 'none', reason: 'Noted.', ...PLAIN }]);
  });

  it('needs a decision, an action and a reason', async () => {
    await open();
    await user.click(decide());
    expect(screen.getByText('Please choose a decision')).toBeInTheDocument();
    expect(screen.getByText('Please give a reason')).toBeInTheDocument();
    expect(radio(/^Uphold/)).toHaveFocus();
    await user.click(radio(/^Uphold/));
    await user.click(decide());
    expect(screen.getByText('Please choose what it does')).toBeInTheDocument();
    await user.click(radio(/^Change nothing/));
    await fill(user, reason(), 'a'.repeat(2_001));
    await user.click(decide());
    expect(screen.getByText('Please use at most 2,000 characters')).toBeInTheDocument();
    expect(reason()).toHaveFocus();
  });

  it.each([
    [() => failure(429, 'rate_limited', 'Too many requests.'), /^Too many requests\.$/],
    [() => HttpResponse.error(), /Unable to connect/],
    [() => HttpResponse.text('', { status: 404 }), /^The case was not decided/],
    [() => failure(401, 'not_signed_in', 'Please sign in.'), /^Your session has ended/],
  ])('keeps the input after a failure', async (refusal, message) => {
    answer(decideCase, refusal, () => HttpResponse.json({ case: decided() }));
    await open();
    await uphold('It asks for money.');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(reason()).toHaveValue('It asks for money.');
    await user.click(decide());
    expect(await screen.findByRole('heading', { name: 'Decided' })).toBeInTheDocument();
  });

  it("shows the server's complaint beside its field", async () => {
    const issues = [{ path: ['reason'], message: 'Please write more' }];
    answer(decideCase, () =>
      HttpResponse.json({ code: 'validation_failed', message: 'No.', issues }, { status: 400 }),
    );
    await open();
    await uphold();
    expect(await screen.findByText('Please write more')).toBeInTheDocument();
    expect(reason()).toHaveFocus();
  });

  it('shows who was faster', async () => {
    const looks = await open();
    answer(decideCase, () => {
      detail = decided();
      return failure(409, 'case_decided', 'This case is decided already.');
    });
    await uphold();
    expect(
      await screen.findByText(/^omar@nextshift\.test decided this case before you/),
    ).toBeVisible();
    expect(screen.getByText('Upheld: the job was removed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
    expect(looks).toHaveLength(2);
  });

  it('shows what has changed since it was opened, and keeps what was written', async () => {
    const message = 'This was changed since you opened it. Read it again before you decide.';
    const looks = await open();
    const { subject } = detail;
    const sent = answer(
      decideCase,
      () => {
        const texts = [{ label: 'Description', text: 'Send us a deposit.' }];
        detail = sampleDetail({ present: { ...subject, texts }, revision: 'd4e5f6' });
        return failure(409, 'stale_revision', message);
      },
      () => HttpResponse.json({ case: decided() }),
    );
    await uphold();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText('Send us a deposit.')).toBeInTheDocument();
    expect(reason()).toHaveValue('It asks for money.');
    expect(radio(/^Remove the job/)).toBeChecked();
    expect(looks).toHaveLength(2);
    await user.click(decide());
    await screen.findByRole('heading', { name: 'Decided' });
    expect(sent).toMatchObject([{ ...PLAIN }, { revision: 'd4e5f6' }]);
  });

  it('sends once, however often it is pressed', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const sent = answer(decideCase, async () => {
      await finished;
      return HttpResponse.json({ case: decided() });
    });
    await open();
    await user.click(radio(/^Dismiss/));
    await user.click(radio(/^Change nothing/));
    await fill(user, reason(), 'It is a real job.');
    await user.dblClick(decide());
    expect(await screen.findByRole('button', { name: 'Deciding...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    finish();
    await screen.findByRole('heading', { name: 'Decided' });
    expect(sent).toHaveLength(1);
  });

  const serveQueue = (cases: readonly CaseSummary[]) => {
    getQueryClient().setQueryData(casesQuery('open').queryKey, {
      pages: [{ cases: [...cases], next: null }],
      pageParams: [null],
    });
  };
  const next = () => screen.findByRole('link', { name: 'Next open case' });

  it('leads to the next case of the queue, and not back to decided ones', async () => {
    serveQueue([sampleCase(2, { status: 'decided' }), sampleCase(1), sampleCase(3)]);
    detail = decided();
    await open();
    expect(await next()).toHaveAttribute('href', `/operator/cases/${idOf(603)}`);
  });

  it('takes a decided case for done in the queue', async () => {
    serveQueue([sampleCase(2, { status: 'decided', appealStatus: 'open' }), sampleCase(1)]);
    await open();
    answer(decideCase);
    await uphold();
    expect(await next()).toHaveAttribute('href', `/operator/cases/${idOf(602)}`);
    const queue = casesOf(getQueryClient().getQueryData(casesQuery('open').queryKey));
    expect(queue.map(({ status }) => status)).toEqual(['decided', 'decided']);
  });
});

describe('undoing', () => {
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  it('opens the case again', async () => {
    detail = decided();
    await open();
    answer(undoDecision, () => HttpResponse.json({ case: sampleDetail() }));
    await user.click(undo());
    expect(await screen.findByRole('heading', { name: 'Decide' })).toHaveFocus();
    expect(screen.getByText('Open')).toBeInTheDocument();
  });

  it('says how many cases it opens again where one act decided several', async () => {
    detail = sampleDetail({ status: 'decided', decision: { ...sampleDecision(), caseCount: 3 } });
    await open();
    expect(
      screen.getByText(/This decided 3 cases together: an undo reopens them all\./),
    ).toBeInTheDocument();
  });

  it('says that it came too late', async () => {
    detail = decided();
    await open();
    answer(undoDecision, () =>
      failure(409, 'undo_expired', 'This decision can no longer be undone.'),
    );
    await user.click(undo());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This decision can no longer be undone.',
    );
  });

  it('is offered until its time has passed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    detail = sampleDetail({ status: 'decided', decision: sampleDecision(60_000) });
    await open();
    expect(undo()).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('is not offered afterwards', async () => {
    detail = sampleDetail({ status: 'decided', decision: sampleDecision(-1) });
    await open();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('a case that signals opened', () => {
  const SIGNAL = {
    rule: 'upfront-fee',
    version: 1,
    level: 'light' as const,
    weight: 10,
    why: 'It asks applicants to pay.',
    field: 'Description',
    words: 'Buy the starter kit',
  };

  it('shows each rule with its words, which are highlighted in the text', async () => {
    detail = sampleDetail({ origin: 'signals', held: true, signals: [SIGNAL], reports: [] });
    await open();
    const signals = screen.getByRole('region', { name: '1 signal' });
    expect(within(signals).getByRole('heading', { level: 3 })).toHaveTextContent(SIGNAL.why);
    expect(signals).toHaveTextContent('upfront-fee, version 1 · light');
    expect(screen.getByText('Held')).toBeInTheDocument();
    const texts = screen.getByRole('region', { name: 'Content under review' });
    expect(texts.querySelector('mark')).toHaveTextContent(SIGNAL.words);
    expect(texts).toHaveTextContent('Buy the starter kit. Then start.');
    expect(screen.queryByRole('region', { name: /report/ })).toBeNull();
  });

  it('marks nothing of a signal that is about no words in particular', async () => {
    const model = { ...SIGNAL, rule: 'model', field: '', words: '' };
    detail = sampleDetail({ origin: 'signals', held: true, signals: [model], reports: [] });
    await open();
    const signals = screen.getByRole('region', { name: '1 signal' });
    expect(signals).toHaveTextContent(SIGNAL.why);
    expect(within(signals).getAllByRole('list')).toHaveLength(1);
    expect(signals.querySelector('mark')).toBeNull();
  });

  it('has nothing to decide once an edit settled it', async () => {
    detail = sampleDetail({ status: 'settled', settledAt: '2026-01-06T17:00:00.000Z' });
    await open();
    expect(screen.getByRole('region', { name: 'Settled' })).toHaveTextContent(
      'There is nothing to decide.',
    );
    expect(screen.queryByRole('button', { name: /Dismiss|Uphold|Decide/ })).toBeNull();
  });
});
