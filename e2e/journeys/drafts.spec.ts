import { DAY_MS } from '@nextshift/contract';
import type { Page } from '@playwright/test';
import type { Api } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test } from '../journey.ts';
import type { Person } from '../people.ts';
import { enter, tabTo, typeInto } from '../tab-to.ts';
import { uniqueWord } from '../unique.ts';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Fills in what a job needs, by keyboard; typing into a select chooses. */
async function typeJob(page: Page, title: string) {
  await typeInto(textbox(page, 'Job Title'), title);
  await tabTo(page.getByRole('combobox', { name: 'Job Type' }));
  await page.keyboard.type('Part-time');
  await tabTo(page.getByRole('combobox', { name: 'Industry' }));
  await page.keyboard.type('Other');
  await typeInto(textbox(page, 'Description'), 'You cut, fold and glue.');
  await typeInto(textbox(page, 'City'), 'Raleigh');
  await typeInto(page.getByRole('combobox', { name: 'State' }), 'NC');
  await typeInto(textbox(page, 'ZIP Code'), '27601');
  await typeInto(textbox(page, 'Pay Rate'), '18');
  await tabTo(page.getByRole('combobox', { name: 'Pay Frequency' }));
  await page.keyboard.type('Per Hour');
  await expect(page.getByText('Draft saved')).toBeVisible();
}

/** Lets all open jobs of a company close in five days. @returns how many there are */
async function closeInFiveDays(api: Api, { id, token }: Person): Promise<number> {
  const listed = await api(`/employerjobs/jobs/${id}?status=Active`, { token });
  const { jobs } = listed as { jobs: { id: string }[] };
  const body = { closesAt: new Date(Date.now() + 5 * DAY_MS).toISOString() };
  for (const job of jobs) await api(`/employerjobs/${job.id}`, { method: 'PUT', token, body });
  return jobs.length;
}

/** Whether an element leaves its parent's padding free. */
function isWithinParent(element: Element): boolean {
  const { parentElement: parent } = element;
  if (!parent) return false;
  const { paddingRight } = getComputedStyle(parent);
  const edge = parent.getBoundingClientRect().right - Number.parseFloat(paddingRight);
  // Rounding of subpixels.
  return element.getBoundingClientRect().right <= edge + 0.5;
}

test('a job is drafted on two devices, scheduled, published and renewed by keyboard only', async ({
  api,
  enterAs,
  guard,
  openBrowser,
  page,
}) => {
  const company = await claimCompany(api, 'drafts by keyboard');
  const title = `Kite writer ${uniqueWord()}`;
  await enterAs(company);
  await page.goto('/employer');

  await test.step('what is typed is saved by itself, and shown as seekers see it', async () => {
    await enter(page.getByRole('link', { name: 'Create New Listing' }));
    await typeJob(page, title);
    const preview = page.getByRole('button', { name: 'Preview as a seeker' });
    await enter(preview);
    await expect(page.getByRole('dialog')).toContainText(title);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(preview).toBeFocused();
  });

  await test.step('another device goes on', async () => {
    const other = await openBrowser(company);
    await other.goto('/employer?tab=drafts');
    await enter(other.getByRole('link', { name: `Edit ${title}` }));
    await expect(textbox(other, 'Description')).toHaveValue('You cut, fold and glue.');
    await typeInto(textbox(other, 'Job Title'), `${title} elsewhere`);
    await typeInto(textbox(other, 'City'), 'Durham');
    await enter(other.getByRole('button', { name: 'Save draft' }));
    await expect(other.getByText('Draft saved')).toBeVisible();
    await other.close();
  });

  await test.step('the first device compares, and keeps what it changed itself', async () => {
    guard.expectFailure({ url: '/api/job-drafts/', status: 409 });
    await typeInto(textbox(page, 'Job Title'), `${title} here`);
    const changed = page.getByText('This draft was changed on another device.');
    await expect(changed).toBeVisible();
    await enter(page.getByRole('button', { name: 'Compare' }));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(`Yours${title} here`);
    await expect(dialog).toContainText(`Saved elsewhere${title} elsewhere`);
    await expectAccessible(page);
    await enter(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(changed).toHaveCount(0);
    await expect(textbox(page, 'Job Title')).toHaveValue(`${title} here`);
    await expect(textbox(page, 'City')).toHaveValue('Durham');
    await expect(page.getByText('Draft saved')).toBeVisible();
  });

  await test.step('it is scheduled, taken off the schedule, and published', async () => {
    await enter(page.getByRole('button', { name: 'Publish at a time' }));
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Schedule' }));
    const takeOff = page.getByRole('button', { name: `Take off schedule: ${title} here` });
    await enter(takeOff);
    await expect(page.getByText(`“${title} here” is no longer scheduled.`)).toBeVisible();
    await tabTo(page.getByRole('radio', { name: 'Scheduled' }));
    await page.keyboard.press('ArrowLeft');
    await enter(page.getByRole('button', { name: `Publish now: ${title} here` }));
    await expect(page.getByText(`“${title} here” is live.`)).toBeVisible();
  });

  await test.step('it is renewed before it closes, alone and with the others', async () => {
    const count = await closeInFiveDays(api, company);
    await page.goto('/employer');
    const renew = page.getByRole('button', { name: `Renew ${title} here` });
    await expect(renew).toBeVisible();
    expect(await page.getByRole('table').evaluate(isWithinParent)).toBe(true);
    await enter(renew);
    await expect(page.getByText(`“${title} here” now closes on`)).toBeVisible();
    await expect(page.getByRole('link', { name: `Edit ${title} here` })).toBeFocused();
    await closeInFiveDays(api, company);
    await page.reload();
    await enter(page.getByRole('button', { name: 'Renew jobs' }));
    await expectAccessible(page);
    const dialog = page.getByRole('dialog', { name: 'Renew jobs' });
    await enter(dialog.getByRole('button', { name: `Renew ${String(count)} jobs` }));
    await expect(page.getByText(`${String(count)} jobs were renewed.`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Renew/ })).toHaveCount(0);
  });
});
