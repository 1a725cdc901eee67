import {
  HOUR_MS,
  type Measure,
  getCompanyVerification,
  getOwnEmployer,
  listMeasures,
  submitAppeal,
  readAppealLink,
  appealByLink,
} from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import {
  EMPLOYER,
  idOf,
  makeJob,
  serveJobs,
  signInEmployer,
} from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import AppealPage from '../access/appeal.tsx';
import EmployerVerification from './employer-verification.tsx';

serveApi();

const MEASURE: Measure = {
  caseId: idOf(601),
  subjectType: 'job',
  subjectId: idOf(101),
  subjectName: 'Uniform Fitter',
  measure: 'removed',
  reason: 'It asks for a deposit.',
  since: '2026-01-05T17:00:00.000Z',
  inForce: true,
  appealableFrom: null,
  appeal: null,
};

const made = (text: string): NonNullable<Measure['appeal']> => ({
  id: idOf(801),
  text,
  status: 'open',
  createdAt: '2026-01-06T17:00:00.000Z',
  decidedAt: null,
  reason: null,
});

const state = {
  verification: 'verified',
  verifiedBy: 'operator',
  verifiedAt: '2026-01-05T17:00:00.000Z',
  mailDomain: 'bluefinch.com',
  websiteHost: 'bluefinch.com',
  websiteDomain: 'bluefinch.com',
  obstacle: null,
};

beforeEach(() => {
  signInEmployer();
  serveJobs(() => []);
  serve(getCompanyVerification, () => state);
  serve(getOwnEmployer, () => ({ employer: EMPLOYER }));
});

function open(measures: readonly Measure[], hash = '') {
  serve(listMeasures, () => ({ measures }));
  const path = '/employer/verification';
  renderPage(`${path}${hash}`, path, EmployerVerification);
}

it('offers no second appeal where a job is held, and says when the first was sent', async () => {
  const job = makeJob(1, { moderation: 'held', moderationReasons: ['It seems to ask for money.'] });
  serveJobs(() => [job]);
  const held = { ...MEASURE, measure: 'held', subjectId: job.id, reason: null } as const;
  open([{ ...held, appeal: made('It is for the uniform.') }]);
  const notice = await screen.findByRole('note', { name: 'Jobs held for review' });
  expect(await within(notice).findByText(/You appealed on/)).toHaveTextContent(
    'You appealed on Jan 6, 2026. A person reads it.',
  );
  expect(within(notice).queryByRole('link', { name: /^Appeal/ })).not.toBeInTheDocument();
});

it('appeals against a removal, and shows that it is open', async () => {
  const sent: unknown[] = [];
  serve(submitAppeal, ({ body }) => {
    sent.push(body);
    return { appeal: made('It is for the uniform.') };
  });
  open([MEASURE]);
  await userEvent.click(await screen.findByRole('button', { name: 'Appeal: Uniform Fitter' }));
  const text = screen.getByRole('textbox', { name: /^Why is this wrong/ });
  expect(text).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(screen.getByText('Please say why this is wrong')).toBeVisible();
  await fill(userEvent.setup(), text, 'It is for the uniform.');
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Appeal open')).toBeVisible();
  expect(sent).toEqual([{ caseId: MEASURE.caseId, text: 'It is for the uniform.' }]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('appeals against a removal beside the appeal that it answered', async () => {
  serve(submitAppeal, () => ({ appeal: made('It is for the uniform.') }));
  const rejected = {
    ...made('We are no bank.'),
    id: idOf(802),
    status: 'rejected' as const,
    decidedAt: '2026-01-05T17:00:00.000Z',
    reason: 'It asks for a deposit.',
  };
  open([MEASURE, { ...MEASURE, measure: 'held', inForce: false, appeal: rejected }]);
  expect(await screen.findAllByRole('heading', { name: 'Uniform Fitter' })).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Appeal: Uniform Fitter' }));
  const text = screen.getByRole('textbox', { name: /^Why is this wrong/ });
  await fill(userEvent.setup(), text, 'It is for the uniform.');
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Appeal open')).toBeVisible();
  expect(screen.getByText('Appeal rejected')).toBeVisible();
  expect(screen.getByText('We are no bank.')).toBeVisible();
});

const IN_AN_HOUR = new Date(Date.now() + HOUR_MS).toISOString();

it('says from when a removal can be appealed against that can still be undone', async () => {
  const removed = { ...MEASURE, reason: null, appealableFrom: IN_AN_HOUR };
  open([removed, { ...MEASURE, measure: 'held', inForce: false, appeal: made('We are no bank.') }]);
  expect(await screen.findByText(/^Removed after a review on/)).toBeVisible();
  expect(screen.getByText(/The decision can still be undone. You can appeal from/)).toBeVisible();
  expect(screen.getByText('The decision answers it, unless it is undone.')).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'Uniform Fitter' })).toHaveLength(1);
  expect(screen.queryByText(/^Held for review/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Appeal/ })).not.toBeInTheDocument();
});

it('keeps the text of an appeal against a hold that was decided meanwhile', async () => {
  const message = 'This was decided a moment ago.';
  serve(submitAppeal, () => {
    const removed = { ...MEASURE, reason: null, appealableFrom: IN_AN_HOUR };
    serve(listMeasures, () => ({ measures: [removed] }));
    return failure(409, 'appeal_too_early', message);
  });
  open([{ ...MEASURE, measure: 'held', reason: null }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Appeal: Uniform Fitter' }));
  const text = screen.getByRole('textbox', { name: /^Why is this wrong/ });
  await fill(userEvent.setup(), text, 'It is for the uniform.');
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(/^Removed after a review on/)).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Why is this wrong/ })).toHaveValue(
    'It is for the uniform.',
  );
});

it('says that a change ended the hold, and not that the appeal was accepted', async () => {
  const appeal = { ...made('We are no bank.'), status: 'settled' as const };
  open([{ ...MEASURE, measure: 'held', reason: null, inForce: false, appeal }]);
  expect(await screen.findByText(/^After a change it is no longer held/)).toBeVisible();
  expect(screen.getByText('Appeal closed')).toBeVisible();
  expect(screen.queryByText('Appeal accepted')).not.toBeInTheDocument();
});

it('says that a hold is over that its company appealed against', async () => {
  open([{ ...MEASURE, measure: 'held', inForce: false, appeal: made('We are no bank.') }]);
  expect(await screen.findByText('No longer held')).toBeVisible();
  expect(screen.getByText('It is accepted, unless the decision is undone.')).toBeVisible();
});

it('shows what became of an appeal', async () => {
  const appeal = {
    ...made('It is for the uniform.'),
    status: 'rejected' as const,
    decidedAt: '2026-01-08T17:00:00.000Z',
    reason: 'It is not paid back.',
  };
  open([{ ...MEASURE, appeal }]);
  expect(await screen.findByText('Appeal rejected')).toBeVisible();
  expect(screen.getByText('It is not paid back.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Appeal/ })).not.toBeInTheDocument();
});

it('shows that the account was suspended, and what became of the appeal', async () => {
  const appeal = {
    ...made('We pay it back.'),
    status: 'accepted' as const,
    decidedAt: '2026-01-08T17:00:00.000Z',
    reason: 'They showed us papers.',
  };
  const account = {
    subjectType: 'company',
    subjectId: idOf(1),
    subjectName: 'Blue Finch',
  } as const;
  open([{ ...MEASURE, ...account, measure: 'suspended', appeal }]);
  const section = await screen.findByRole('region', { name: 'Decisions about your company' });
  expect(section).toHaveTextContent('Blue FinchAccount suspended since Jan 5, 2026');
  expect(section).toHaveTextContent('Appeal accepted');
});

it('appeals against a suspension with the link of its mail', async () => {
  const account = {
    subjectType: 'company',
    subjectId: idOf(1),
    subjectName: 'Blue Finch',
  } as const;
  const measure: Measure = { ...MEASURE, ...account, measure: 'suspended' };
  serve(readAppealLink, () => ({ measure }));
  serve(appealByLink, () => ({ appeal: made('We pay it back.') }));
  renderPage('/appeal?token=abc', '/appeal', AppealPage);
  const text = await screen.findByRole('textbox', { name: /^Why is this wrong/ });
  expect(screen.getByRole('heading', { name: 'Blue Finch' })).toBeVisible();
  expect(screen.getByText(/^Account suspended since/)).toBeVisible();
  await fill(userEvent.setup(), text, 'We pay it back.');
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Appeal open')).toBeVisible();
  expect(screen.getByText(/^Your appeal was sent on Jan 6, 2026\./)).toBeVisible();
  expect(screen.queryByText(/Say so/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says why there is nothing yet, to who comes for it', async () => {
  open([], '#decisions');
  expect(await screen.findByText('There is nothing to appeal against.')).toBeVisible();
});

it('appeals with the link of a mail, whose token leaves the address', async () => {
  const sent: unknown[] = [];
  serve(readAppealLink, () => ({ measure: MEASURE }));
  serve(appealByLink, ({ body }) => {
    sent.push(body);
    return { appeal: made('Please look again.') };
  });
  renderPage('/appeal?token=abc', '/appeal', AppealPage);
  const text = await screen.findByRole('textbox', { name: /^Why is this wrong/ });
  expect(screen.getByText('It asks for a deposit.')).toBeVisible();
  await fill(userEvent.setup(), text, 'Please look again.');
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Appeal open')).toBeVisible();
  expect(sent).toEqual([{ token: 'abc', text: 'Please look again.' }]);
});

it('says that a link does not work', async () => {
  serve(readAppealLink, () => failure(400, 'link_invalid', 'This link is invalid or has expired.'));
  renderPage('/appeal?token=old', '/appeal', AppealPage);
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
