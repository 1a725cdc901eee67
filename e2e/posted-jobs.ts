import { minimalJobBody } from '@nextshift/demo-data/rows';
import type { Locator } from '@playwright/test';
import type { Api } from './api.ts';
import type { Page } from './journey.ts';
import type { Person } from './people.ts';

/** Plain enough to be public at once, whatever word makes its title unique. */
const DESCRIPTION =
  'Make coffee in the morning, greet our regulars by name, and keep the counter and the machine clean. We plan the shifts around your classes, train you in the first week, and you close the shop together with a colleague.';

interface PostedJob {
  readonly id: string;
  readonly title: string;
  readonly shifts: readonly { readonly id: string }[];
}

interface Posting {
  readonly description?: string;
  /** How many it hires; by default one. */
  readonly openings?: number;
  /** On a day such as `2026-11-20`, or each week. */
  readonly shifts?: readonly ({ readonly start: string; readonly end: string } & (
    | { readonly date: string }
    | { readonly weekday: 'sat' | 'sun' }
  ))[];
}

/** Posts a job of this employer through the API; by default an honest one for one person, at no certain times. */
export async function postJob(
  api: Api,
  { token }: Person,
  title: string,
  posting?: Posting,
): Promise<PostedJob> {
  // Its form asks for these as well, when it is edited.
  const asked = { zipCode: '27601', industry: 'Other', description: DESCRIPTION };
  const body = { ...minimalJobBody, ...asked, title, ...posting };
  const response = await api('/employerjobs/createjob', { method: 'POST', token, body });
  return (response as { newJob: PostedJob }).newJob;
}

/** Applies for a seeker and accepts it, through the API. @returns the id of the application */
export async function hire(
  api: Api,
  company: Person,
  {
    seeker,
    jobId,
    shiftIds,
  }: { readonly seeker: Person; readonly jobId: string; readonly shiftIds?: readonly string[] },
): Promise<string> {
  const { application } = (await api(`/applications/job/${jobId}/apply`, {
    method: 'POST',
    token: seeker.token,
    body: { userId: seeker.id },
  })) as { application: { id: string } };
  const body = { status: 'Accepted', ...(shiftIds ? { shiftIds } : {}) };
  await api(`/employerapplications/${application.id}`, {
    method: 'PUT',
    token: company.token,
    body,
  });
  return application.id;
}

/** Tells the employer that one cannot make a date, and asks nobody to take it. */
export async function giveBack(phone: Page, date: Locator): Promise<void> {
  await date.getByRole('button', { name: 'I can’t make it' }).click();
  const dialog = phone.getByRole('alertdialog');
  await dialog.getByRole('radio', { name: /^Just tell/ }).check();
  await dialog.getByRole('button', { name: 'I can’t make it' }).click();
}
