import type { Api } from '../api.ts';
import type { Board } from '../board.ts';
import type { ConsoleGuard } from '../console-guard.ts';
import { firstHeading } from '../opened-page.ts';
import { expect, type Page } from '../journey.ts';
import { findJobWithForm } from '../job-with-form.ts';
import { createEmployer, createNewcomer, createSeeker, type Person } from '../people.ts';

export interface Tools {
  readonly api: Api;
  readonly board: Board;
  readonly guard: ConsoleGuard;
  readonly openBrowser: (person?: Person) => Promise<Page>;
}

/** How to open screens that need another person or some actions first. */
export const openings: Readonly<Record<string, (tools: Tools) => Promise<Page>>> = {
  '/jobs': async ({ openBrowser }) => {
    const page = await openBrowser();
    await page.goto('/jobs?searchLocation=Raleigh');
    return showing(page, 'Jobs in Raleigh');
  },

  '/completeprofile': async ({ api, guard, openBrowser }) => {
    const newcomer = await createNewcomer(api);
    guard.expectFailure({ url: `/userprofile/${newcomer.id}`, status: 404 });
    const page = await openBrowser(newcomer);
    await page.goto('/completeprofile');
    return showing(page, /./);
  },

  '/jobapplication/:jobId?': async ({ api, openBrowser }) => {
    const { id, companyName } = await findJobWithForm(api);
    const page = await openBrowser(await createSeeker(api));
    await page.goto(`/jobapplication/${id}`);
    return showing(page, `${companyName} Application`);
  },

  '/employer/applicationsuccess': async ({ api, board: { employer, job }, openBrowser }) => {
    const body = {
      jobId: job.id,
      basicFields: { fullName: true, email: true, phone: true },
      documents: { resume: true },
      questions: [
        { id: 'why', type: 'text', question: 'Why this job?' },
        { id: 'weekends', type: 'yesno', question: 'Are you free on weekends?' },
      ],
    };
    await api('/employerapplications/create', { method: 'POST', token: employer.token, body });
    const page = await openBrowser(employer);
    await page.goto(`/employer/applicationsuccess?job=${job.id}`);
    return showing(page, 'Application Form Created!');
  },

  '/sandbox/checkout/:id': async ({ api, openBrowser }) => {
    const page = await openBrowser(await createEmployer(api));
    await page.goto('/employer/subscription');
    const plan = page.getByRole('listitem', { name: 'Accelerate', exact: true });
    await plan.getByRole('button', { name: 'Get Started' }).click();
    return showing(page, 'Accelerate plan');
  },
};

async function showing(page: Page, heading: string | RegExp): Promise<Page> {
  await expect(firstHeading(page)).toHaveText(heading);
  return page;
}
