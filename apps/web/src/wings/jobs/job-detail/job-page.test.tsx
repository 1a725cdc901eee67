import {
  jobContent,
  jobFields,
  jobFieldsThatAre,
  type Shift,
  listSeekerApplications,
} from '@nextshift/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serve, serveApi } from '../../../../test/api-server.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleJob } from '../../../../test/sample-job.ts';
import { sampleApplication } from '../../../../test/samples.ts';
import { SEEKER_ID, signInSeeker } from '../../../../test/seeker.ts';
import { serveWeek } from '../../../../test/serve-week.ts';
import { ownWeekQuery } from '../../../entities/availability/own-week-query.ts';
import { getQueryClient } from '../../../platform/api/query-client.ts';
import { restore } from '../../../platform/session/restore.ts';
import type { VerifiedCompany } from '../../../entities/employer/verified-details.tsx';
import { JobPage } from './job-page.tsx';

serveApi();

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

it.each([
  ['Remote', 'Remote'],
  ['Hybrid', '1 Main St, Raleigh, NC 27601'],
] as const)('names the place of a job that is %s among its first facts', (locationType, text) => {
  open({ locationType, address: '1 Main St', zipCode: '27601' });
  expect(fact('Location')).toBe(text);
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

it('shows everything that its employer writes', () => {
  const written = jobFieldsThatAre('screened').filter((name) => name !== 'applyWebsite');
  const textOf = (name: string) => `The ${name} of this job`;
  const texts = written.map((name) => {
    const isList = Array.isArray(jobFields[name].none);
    return [name, isList ? [textOf(name)] : textOf(name)];
  });
  open(
    jobContent.pick({ title: true, description: true }).loose().parse(Object.fromEntries(texts)),
  );
  for (const name of written) {
    expect(screen.getAllByText(textOf(name), { exact: false }), name).not.toHaveLength(0);
  }
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
  [null, 'New employer'],
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

it('promises who sees what beside Apply, while there is something to apply to', () => {
  const promise = 'They see your profile. Your phone number only if they accept you.';
  open({});
  expect(screen.getByText(promise)).toBeInTheDocument();
});

it('promises nothing for a closed job', () => {
  open({ status: 'Closed' });
  expect(screen.queryByText(/^They see your profile/)).not.toBeInTheDocument();
});

describe('to a seeker who applied', () => {
  const SATURDAY: Shift = {
    id: '0192f0c1-0000-7000-8000-0000000000b1',
    weekday: 'sat',
    date: null,
    start: '07:00',
    end: '13:00',
    capacity: 1,
  };

  const ACCEPTED = { status: 'Accepted', acceptedDate: '2026-01-09T17:00:00.000Z' } as const;

  /** A closed job, with the accepted application to it, if there is one. */
  async function openApplied(
    accepted: { shifts: Shift[] } | null,
    parts: Parameters<typeof sampleJob>[0] = {},
  ) {
    const job = sampleJob({});
    serve(listSeekerApplications, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isAsked =
        searchParams.get('jobId') === job.id && searchParams.get('status') === 'Accepted';
      return isAsked && accepted ? [sampleApplication(job.id, { ...ACCEPTED, ...accepted })] : [];
    });
    signInSeeker([], [job.id]);
    await restore();
    open({ ...parts, status: 'Closed' });
  }

  it('says that they got the job, with their shifts', async () => {
    await openApplied({ shifts: [SATURDAY] });
    expect(await screen.findByText('You got this job')).toBeVisible();
    expect(screen.getByText('Accepted on Jan 9, 2026.')).toBeVisible();
    expect(screen.getByText(/^You work Sat 7 AM to 1 PM\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your shifts' })).toHaveAttribute('href', '/my-shifts');
    expect(screen.queryByText(/takes no more applications/)).not.toBeInTheDocument();
  });

  it('says once that they work there', async () => {
    const { id } = sampleJob({});
    const startsAt = '2026-01-10T12:00:00Z';
    const endsAt = '2026-01-10T18:00:00Z';
    serveWeek({
      weekly: [{ weekday: 'sat', start: '06:00', end: '14:00' }],
      shifts: [{ jobId: id, status: 'confirmed', startsAt, endsAt }],
    });
    await openApplied({ shifts: [SATURDAY] }, { shifts: [SATURDAY] });
    expect(await screen.findByText('You got this job')).toBeVisible();
    await waitFor(() => {
      expect(getQueryClient().getQueryData(ownWeekQuery(SEEKER_ID).queryKey)).toBeDefined();
    });
    expect(screen.queryByText(/You work here/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /your shifts/i })).toHaveLength(1);
  });

  it('leads to the applications where they have no shift', async () => {
    await openApplied({ shifts: [] });
    expect(await screen.findByText('You got this job')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your applications' })).toHaveAttribute(
      'href',
      '/history?tab=applied',
    );
  });

  it('says nothing of it while nobody accepted them', async () => {
    await openApplied(null);
    expect(await screen.findByText(/takes no more applications/)).toBeVisible();
    expect(screen.queryByText('You got this job')).not.toBeInTheDocument();
  });
});
