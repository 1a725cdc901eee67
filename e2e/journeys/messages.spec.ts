import { expectAccessible } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test } from '../journey.ts';
import { createSeeker } from '../people.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

const PHONE = { width: 390, height: 844 };
const NUMBER = '(919) 555-0177';

test('an employer asks, a student answers, and contact stays hidden until the hire', async ({
  api,
  openBrowser,
}) => {
  const company = await claimCompany(api, 'messages');
  const seeker = await createSeeker(api);
  const job = await postJob(api, company, `Counter host ${uniqueWord()}`);
  const { application } = (await api(`/applications/job/${job.id}/apply`, {
    method: 'POST',
    token: seeker.token,
    body: { userId: seeker.id },
  })) as { application: { id: string } };

  const desk = await openBrowser(company);
  const phone = await openBrowser(seeker);
  await phone.setViewportSize(PHONE);

  await test.step('the student cannot begin', async () => {
    await phone.goto(`/messages/${application.id}`);
    await expect(phone.getByText('The employer writes first.')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
  });

  await test.step('the employer begins, and a double click sends once', async () => {
    await desk.goto(`/employer/messages/${application.id}`);
    await expect(desk.getByText('Nothing is written yet.')).toBeVisible();
    const field = desk.getByRole('textbox', { name: /^Message to/ });
    await field.fill(`Can you come on Thursday? Call ${NUMBER}`);
    await expect(desk.getByRole('status').filter({ hasText: '(hidden)' })).toBeVisible();
    await desk.getByRole('button', { name: 'Send', exact: true }).dblclick();
    await expect(desk.getByRole('article')).toHaveCount(1);
    await expect(field).toHaveValue('');
    await expect(desk.getByRole('article')).toContainText(NUMBER);
    await expectAccessible(desk);
  });

  await test.step('the student reads it without the number, and answers from a draft', async () => {
    await phone.goto('/messages');
    await phone.getByRole('link', { name: new RegExp(job.title) }).click();
    await expect(phone.getByRole('article')).toContainText('Call (hidden)');
    await expect(phone.getByRole('heading', { name: company.name })).toBeInViewport();
    await desk.getByRole('textbox', { name: /^Message to/ }).fill('Or on');
    const field = phone.getByRole('textbox', { name: /^Message to/ });
    await field.fill('Yes, at 3:30.');
    await phone.reload();
    await expect(field).toHaveValue('Yes, at 3:30.');
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(phone.getByRole('article')).toHaveCount(2);
    await expectAccessible(phone);
  });

  await test.step('the employer reads the answer at once, and that the question was read, and goes on typing', async () => {
    const field = desk.getByRole('textbox', { name: /^Message to/ });
    await expect(desk.getByRole('article').nth(1)).toContainText('Yes, at 3:30.');
    await expect(desk.getByText(/^Read \d/)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Or on');
  });

  await test.step('a hire shows what was hidden', async () => {
    await api(`/employerapplications/${application.id}`, {
      method: 'PUT',
      token: company.token,
      body: { status: 'Accepted' },
    });
    await expect(phone.getByRole('article').first()).toContainText(NUMBER);
  });

  await test.step('the student reports a message', async () => {
    await phone.getByRole('button', { name: 'Report', exact: true }).first().click();
    await expect(phone.getByRole('dialog', { name: 'Report this message' })).toBeVisible();
  });
});

test('a message that asks for money is not delivered', async ({ api, openBrowser }) => {
  const company = await claimCompany(api, 'held messages');
  const seeker = await createSeeker(api);
  const job = await postJob(api, company, `Front desk ${uniqueWord()}`);
  const { application } = (await api(`/applications/job/${job.id}/apply`, {
    method: 'POST',
    token: seeker.token,
    body: { userId: seeker.id },
  })) as { application: { id: string } };
  const desk = await openBrowser(company);
  await desk.goto(`/employer/messages/${application.id}`);
  const text =
    'We send you a check. Deposit it in your bank account, keep $300 and send the rest by Zelle. Write to me on Telegram: linda_hr22';
  await desk.getByRole('textbox', { name: /^Message to/ }).fill(text);
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText('Not delivered yet: a person reads it first.')).toBeVisible();
  const phone = await openBrowser(seeker);
  await phone.goto('/messages');
  await expect(phone.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
});
