import {
  type CompanyVerification,
  type Employer,
  type Job,
  getCompanyVerification,
  listMeasures,
  getOwnEmployer,
  verifyCompany,
  resendConfirmation,
} from '@nextshift/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { serve, serveApi } from '../../../test/api-server.ts';
import { EMPLOYER, makeJob, serveJobs, signInEmployer } from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { useEmployerAuthStore } from '../../platform/stores/employer-auth-store.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import EmployerVerification from './employer-verification.tsx';

serveApi();

let jobs: Job[];
/** The company as the server has it; by default, as the session does. */
let present: () => Employer;

const inSession = () => useEmployerAuthStore.getState().employer ?? EMPLOYER;

beforeEach(() => {
  jobs = [];
  present = inSession;
  signInEmployer();
  serveJobs(() => jobs);
});

const READY: CompanyVerification = {
  verification: 'confirmed',
  verifiedBy: null,
  verifiedAt: null,
  mailDomain: 'bluefinch.com',
  websiteHost: 'bluefinch.com',
  websiteDomain: 'bluefinch.com',
  obstacle: null,
};

function open(state: Partial<CompanyVerification> = {}) {
  serve(getCompanyVerification, () => ({ ...READY, ...state }));
  serve(listMeasures, () => ({ measures: [] }));
  serve(getOwnEmployer, () => ({ employer: present() }));
  render(<Toaster />);
  renderPage('/employer/verification', '/employer/verification', EmployerVerification);
}

const step = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') ?? document.body);
};

it('verifies the company in one press', async () => {
  serve(verifyCompany, () => ({
    ...READY,
    verification: 'verified',
    verifiedBy: 'domain',
    verifiedAt: '2026-01-05T17:00:00.000Z',
  }));
  open();
  await step('Your email address, done');
  const company = await step('Your company, missing');
  await userEvent.click(company.getByRole('button', { name: 'Verify my company' }));
  const verified = await step('Your company, done');
  expect(verified.getByText(/Verified on Jan 5, 2026/)).toBeVisible();
  expect(verified.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  [
    'free_mail',
    { mailDomain: 'gmail.com' },
    'Anybody can get an address at gmail.com. Use one at bluefinch.com.',
  ],
  [
    'free_mail',
    { mailDomain: 'gmx.us', websiteDomain: 'gmx.us' },
    'Use one at a domain of your own.',
  ],
  ['no_website', { websiteHost: null }, 'Add your website.'],
  ['school', { mailDomain: 'duke.edu' }, 'duke.edu belongs to a school.'],
  ['shared_host', { websiteHost: 'linktr.ee' }, 'Anybody can get a page at linktr.ee.'],
  ['other_domain', { mailDomain: 'silver.com' }, 'Your address is at silver.com, your website at'],
] as const)('says what is missing: %s', async (obstacle, state, words) => {
  open({ obstacle, ...state });
  const company = await step('Your company, missing');
  expect(company.getByText(words, { exact: false })).toBeVisible();
  expect(company.getByRole('link', { name: 'Change email or website' })).toHaveAttribute(
    'href',
    '/employer/profile',
  );
});

it('shows the contact address of another domain, and what to change it to', async () => {
  present = () => ({ ...EMPLOYER, contactEmail: 'hiring@elsewhere.com' });
  open({ obstacle: 'other_contact' });
  const company = await step('Your company, missing');
  expect(await company.findByText('hiring@elsewhere.com')).toBeVisible();
  expect(
    company.getByText(/an address at bluefinch.com or to the one that you sign in/),
  ).toBeVisible();
  expect(company.getByRole('link', { name: 'Change contact email' })).toHaveAttribute(
    'href',
    '/employer/profile',
  );
});

it('sends the link to the address again', async () => {
  let mails = 0;
  serve(resendConfirmation, () => {
    mails += 1;
    return { emailConfirmed: false };
  });
  open({ verification: 'new', obstacle: 'unconfirmed' });
  const address = await step('Your email address, missing');
  await userEvent.click(address.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('Another link is on its way.')).toBeInTheDocument();
  expect(mails).toBe(1);
  const company = await step('Your company, missing');
  expect(company.getByText('First confirm your email address.')).toBeVisible();
  expect(company.queryByRole('button')).not.toBeInTheDocument();
});

it('stays as it is when verifying fails', async () => {
  serve(verifyCompany, () => HttpResponse.error());
  open();
  const company = await step('Your company, missing');
  await userEvent.click(company.getByRole('button', { name: 'Verify my company' }));
  expect(await screen.findByText('Your company was not verified.')).toBeInTheDocument();
});

it('says why a job is held, and leads to its editor', async () => {
  const why = 'It seems to ask applicants to pay.';
  jobs = [makeJob(1, { title: 'Kit Seller', moderation: 'held', moderationReasons: [why] })];
  open();
  const held = within(await screen.findByRole('note', { name: 'Jobs held for review' }));
  expect(held.getByText(why)).toBeVisible();
  expect(held.getByRole('link', { name: 'Edit: Kit Seller' })).toHaveAttribute(
    'href',
    `/employer/editjob/${jobs[0]?.id ?? ''}`,
  );
});

it('says why the company page is held for review, and leads to its texts', async () => {
  const moderationReasons = ['It seems to lead to a chat app.'];
  useEmployerAuthStore.setState({ employer: { ...EMPLOYER, moderationReasons }, loading: false });
  open();
  const note = within(await screen.findByRole('note', { name: 'Company page held for review' }));
  expect(note.getByText('It seems to lead to a chat app.')).toBeVisible();
  expect(note.getByRole('link', { name: 'Change the company page' })).toHaveAttribute(
    'href',
    '/employer/profile',
  );
});

it('knows that the company page was held since signing in', async () => {
  const moderationReasons = ['A person has to look at it before it is public.'];
  present = () => ({ ...EMPLOYER, moderationReasons });
  open();
  const note = await screen.findByRole('note', { name: 'Company page held for review' });
  expect(note).toHaveTextContent('A person has to look at it');
  expect(note).toHaveTextContent('others do not see its description and contact details');
});
