import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleJob } from '../../../test/sample-job.ts';
import { signInSeeker } from '../../../test/seeker.ts';
import { restore } from '../../platform/session/restore.ts';
import type { VerifiedCompany } from '../../entities/employer/verified-details.tsx';
import { JobPage } from './job-page.tsx';

const open = (parts: Parameters<typeof sampleJob>[0], company: VerifiedCompany | null = null) => {
  const job = sampleJob(parts);
  renderPage(`/jobs/${job.id}`, '/jobs/:jobId', () => (
    <JobPage
      job={job}
      company={company}
      actions={(_job, titleId) => <button aria-describedby={titleId}>Act</button>}
    />
  ));
};

/** A fact's text by its term, or null. */
const fact = (term: string) =>
  screen.queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;

it('shows the schedule only if it says more than the type', () => {
  open({ type: 'Part-time', schedule: 'Part-time' });
  expect(fact('Job Type')).toBe('Part-time');
  expect(fact('Schedule')).toBeNull();
});

it('shows all details of the job', () => {
  open({
    requirements: ['Be on time'],
    benefits: ['Free coffee'],
    tags: ['Evenings'],
    skills: ['Latte art'],
    schedule: 'Weekends',
    address: '1 Main St',
    zipCode: '27601',
    closesAt: '2026-02-01T17:00:00.000Z',
    applicantCount: 3,
    applyWebsite: 'https://oak.example/jobs',
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Barista');
  expect(screen.getByText('Pull shots.')).toBeInTheDocument();
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['Be on time', 'Free coffee', 'Latte art', 'Evenings']);
  expect(fact('Schedule')).toBe('Weekends');
  expect(fact('Location')).toBe('1 Main St, Raleigh, NC 27601');
  expect(fact('Posted')).toBe('Jan 5, 2026');
  expect(fact('Closes')).toBe('Feb 1, 2026');
  expect(fact('Applicants')).toBe('3');
  expect(fact('Industry')).toBeNull();
  expect(screen.getByRole('link', { name: 'oak.example' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
});

it('promises no end where it has ended', () => {
  open({ status: 'Closed', closedReason: 'closed', closesAt: '2026-02-01T17:00:00.000Z' });
  expect(fact('Posted')).toBe('Jan 5, 2026');
  expect(fact('Closes')).toBeNull();
});

it('writes its last day as it is where the job is', () => {
  open({ timeZone: 'Pacific/Honolulu', closesAt: '2026-02-02T09:59:59.999Z' });
  expect(fact('Closes')).toBe('Feb 1, 2026');
});

it('leads to the company', () => {
  open({});
  for (const link of screen.getAllByRole('link', { name: 'Oak City Coffee' })) {
    expect(link).toHaveAttribute('href', '/company/0192f0c1-0000-7000-8000-0000000000ee');
  }
});

it.each([
  [
    { answeredShare: 0.86, medianDays: 0.4, asOf: '2026-01-05T17:00:00.000Z' },
    'Answers 86% of applicants, usually within a day',
  ],
  [null, 'New here'],
])('says how the company answers', (responsiveness, text) => {
  open({ responsiveness });
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('says on demand what was checked of a verified company', async () => {
  open(
    { verified: true },
    {
      verified: true,
      verifiedBy: 'domain',
      verifiedAt: '2026-01-05T17:00:00.000Z',
      website: 'https://www.oakcity.example',
      companyName: 'Oak City Coffee',
    },
  );
  const words = screen.getByText(/mail address at oakcity\.example, and showed on Jan 5, 2026/);
  expect(words).not.toBeVisible();
  await userEvent.click(screen.getByText('Verified', { selector: 'summary' }));
  expect(words).toBeVisible();
});

it('says how to tell a scam, and lets a seeker report it', async () => {
  signInSeeker();
  await restore();
  open({});
  expect(screen.getByText(/^A real employer never asks you to pay/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Report this job' })).toBeInTheDocument();
});

it('says that it takes no more applicants', () => {
  open({ full: true });
  expect(screen.getByText('This job takes no more applicants.')).toBeInTheDocument();
});

it('says that it is closed', () => {
  open({ status: 'Closed' });
  expect(screen.getByText('Closed')).toBeInTheDocument();
  expect(screen.getByText(/takes no more applications/)).toBeInTheDocument();
});

it('folds what decides less, until it is opened', async () => {
  open({ applicantCount: 3 });
  const more = screen.getByRole('button', { name: 'More details' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(screen.getByRole('button', { name: 'Fewer details' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

it('promises who sees what beside Apply, while there is something to apply to', () => {
  const promise = 'They see your profile. Your phone number only if they accept you.';
  open({});
  expect(screen.getByText(promise)).toBeInTheDocument();
});

it('promises nothing for a closed job', () => {
  open({ status: 'Closed' });
  expect(screen.queryByText(/^They see your profile/)).not.toBeInTheDocument();
});
