import { DAY_MS, type Assignment, type CoverOffer } from '@nextshift/contract';
import { expectAccessible } from '../axe.ts';
import { countPresses, reportSteps, type Step } from '../checks/count-presses.ts';
import { claimCompany } from '../claimed-companies.ts';
import { finishTask } from '../database/finish-task.ts';
import { expect, test, type Page } from '../journey.ts';
import { createSeeker } from '../people.ts';
import { hire, postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

/** Every day, so that there are times tomorrow, whenever the test runs. */
const HOURS = {
  minutes: 30,
  weekly: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((weekday) => ({
    weekday,
    start: '09:00',
    end: '12:00',
  })),
  dates: [],
  seats: 1,
  noticeHours: 2,
  daysAhead: 7,
  place: { kind: 'onsite', text: '12 Hargett Street' },
  invite: 'by_hand',
};

/** Opens the bell once it counts something new. */
async function openNotices(page: Page) {
  await page.getByRole('button', { name: /^Notices, \d+ unread$/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notices' });
  await expect(panel.getByRole('link').first()).toBeVisible();
  return panel;
}

test(
  'a cafe and a student find a time, each at their own screen',
  { tag: '@phone' },
  async ({ api, openBrowser }, { project }) => {
    const isPhone = project.name === 'phone';
    const claim = isPhone ? 'an interview on a phone' : 'an interview on a desktop';
    const company = await claimCompany(api, claim);
    const seeker = await createSeeker(api);
    const job = await postJob(api, company, `Cake baker ${uniqueWord()}`);
    const path = `/employerjobs/${job.id}/interview-hours`;
    await api(path, { method: 'PUT', token: company.token, body: HOURS });
    const cafe = await openBrowser(company);
    const student = await openBrowser(seeker);
    const [ofCafe, ofStudent] = [await countPresses(cafe), await countPresses(student)];
    const steps: Record<string, Step> = {};

    await test.step('the student applies', async () => {
      await student.goto(`/jobs/${job.id}`);
      await student.getByRole('button', { name: 'Apply Now' }).first().click();
      await expect(student.getByText('Application sent.')).toBeVisible();
      steps['apply from the job'] = ofStudent.take();
    });

    await test.step('the cafe invites from the notice', async () => {
      await cafe.goto('/employer');
      const { applications } = (await api(
        `/employerapplications/employerAppliedApplications/${company.id}?jobId=${job.id}`,
        { token: company.token },
      )) as { applications: { id: string }[] };
      await finishTask(`new-application-news ${applications[0]?.id ?? ''}`);
      const notices = await openNotices(cafe);
      ofCafe.take();
      await notices.getByRole('link', { name: new RegExp(job.title) }).click();
      if (isPhone) await cafe.getByRole('button', { name: new RegExp(seeker.name) }).click();
      await cafe.getByRole('button', { name: /^Invite/ }).click();
      await expect(cafe.getByText('They choose one of your times.')).toBeVisible();
      steps['invite from the notice'] = ofCafe.take();
    });

    await test.step('the student books from the notice', async () => {
      const notices = await openNotices(student);
      ofStudent.take();
      await notices.getByRole('link', { name: /You are invited to an interview/ }).click();
      const times = student.getByRole('region', { name: 'Times' });
      await times.getByText('10:30 AM').first().click();
      await ofStudent.aside(() => expectAccessible(student));
      await times.getByRole('button', { name: /^Book / }).click();
      const own = student.getByRole('region', { name: 'Your time' });
      await expect(own).toContainText('12 Hargett Street');
      steps['book from the notice'] = ofStudent.take();
    });

    await test.step('the cafe reads it, and that it is moved', async () => {
      await cafe.goto('/employer');
      const booked = await openNotices(cafe);
      await expect(booked.getByText('An applicant has chosen a time')).toBeVisible();
      await cafe.keyboard.press('Escape');
      await student.getByRole('button', { name: 'Move' }).click();
      const others = student.getByRole('region', { name: 'Other times' });
      await others.getByText('11 AM').first().click();
      await others.getByRole('button', { name: /^Book / }).click();
      await expect(student.getByRole('region', { name: 'Your time' })).toContainText('11 AM');
      steps['move a booked time'] = ofStudent.take();
      const moved = await openNotices(cafe);
      await expect(moved.getByText('An applicant has moved the interview')).toBeVisible();
      await expectAccessible(cafe);
    });

    expect(reportSteps(project.name, steps)).toEqual({
      'apply from the job': 1,
      'invite from the notice': isPhone ? 3 : 2,
      'book from the notice': 3,
      'move a booked time': 3,
    });
  },
);

test(
  'a cafe and a student write, agree on the first day, and find cover',
  { tag: '@phone' },
  async ({ api, openBrowser }, { project }) => {
    const isPhone = project.name === 'phone';
    const company = await claimCompany(api, isPhone ? 'a talk on a phone' : 'a talk on a desktop');
    const [seeker, colleague] = [await createSeeker(api), await createSeeker(api)];
    const job = await postJob(api, company, `Patio host ${uniqueWord()}`, {
      openings: 2,
      shifts: [
        { weekday: 'sat', start: '07:00', end: '12:00' },
        { weekday: 'sun', start: '07:00', end: '12:00' },
      ],
    });
    const [own = '', ofColleague = ''] = job.shifts.map(({ id }) => id);
    const hired = { seeker: colleague, jobId: job.id, shiftIds: [ofColleague] };
    await finishTask(`status-news ${await hire(api, company, hired)}`);
    const { application } = (await api(`/applications/job/${job.id}/apply`, {
      method: 'POST',
      token: seeker.token,
      body: { userId: seeker.id, shiftIds: [own] },
    })) as { application: { id: string } };
    const cafe = await openBrowser(company);
    const student = await openBrowser(seeker);
    const [ofCafe, ofStudent] = [await countPresses(cafe), await countPresses(student)];
    const steps: Record<string, Step> = {};
    const firstDate = new Date(Date.now() + 15 * DAY_MS).toISOString().slice(0, 10);

    await test.step('both write, and read it at once', async () => {
      await student.goto('/');
      await cafe.goto(`/employer/messages/${application.id}`);
      await cafe.getByRole('textbox', { name: /^Message to/ }).fill('Can you start in two weeks?');
      await cafe.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(cafe.getByRole('article')).toContainText('Can you start in two weeks?');
      steps.write = ofCafe.take();
      const notices = await openNotices(student);
      ofStudent.take();
      await notices.getByRole('link', { name: /The employer has written to you/ }).click();
      await expect(student.getByRole('article')).toContainText('Can you start in two weeks?');
      await student.getByRole('textbox', { name: /^Message to/ }).fill('Yes, on a Saturday.');
      await student.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(student.getByRole('article').nth(1)).toContainText('Yes, on a Saturday.');
      steps['answer from the notice'] = ofStudent.take();
      await expect(cafe.getByRole('article').nth(1)).toContainText('Yes, on a Saturday.');
    });

    await test.step('the cafe hires, from a day on', async () => {
      await cafe.goto(`/employer/applications?job=${job.id}&application=${application.id}`);
      ofCafe.take();
      await cafe.getByRole('button', { name: 'Accept', exact: true }).click();
      const dialog = cafe.getByRole('alertdialog');
      await dialog.getByLabel('First date').fill(firstDate);
      await expect(dialog).toContainText('Their first shift: Sat');
      await ofCafe.aside(() => expectAccessible(cafe));
      await dialog.getByRole('button', { name: 'Accept' }).click();
      await expect(cafe.getByText(`${seeker.name} was accepted.`)).toBeVisible();
      steps.accept = ofCafe.take();
    });

    await test.step('the student works from that day on, and gives a shift up', async () => {
      await finishTask(`status-news ${application.id}`);
      const { shifts } = (await api('/shifts', { token: seeker.token })) as {
        shifts: Assignment[];
      };
      expect(shifts[0]?.startsAt.slice(0, 10) ?? '').toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect((shifts[0]?.startsAt ?? '') >= firstDate).toBe(true);
      await student.goto('/my-shifts');
      ofStudent.take();
      const date = student.getByRole('listitem').filter({ hasText: job.title }).first();
      await date.getByRole('button', { name: 'I can’t make it' }).click();
      await student
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Ask colleagues' })
        .click();
      await expect(date).toContainText('It stays yours until a colleague takes it.');
      steps['give a shift up'] = ofStudent.take();
    });

    await test.step('a colleague takes it, and both sides read so', async () => {
      const { offers } = (await api('/cover-offers', { token: colleague.token })) as {
        offers: CoverOffer[];
      };
      const path = `/cover-offers/${offers[0]?.offerId ?? ''}/take`;
      await api(path, { method: 'POST', token: colleague.token });
      await expect(student.getByText('Taken by a colleague')).toBeVisible();
      await cafe.goto('/employer');
      const notices = await openNotices(cafe);
      await expect(notices.getByText(/^A shift is covered\./)).toBeVisible();
      ofCafe.take();
      await notices.getByText(/^A shift is covered\./).click();
      await expect(cafe).toHaveURL(`/employer/jobs/${job.id}/roster`);
      steps['see who works, from the notice'] = ofCafe.take();
    });

    expect(reportSteps(project.name, steps)).toEqual({
      write: 1,
      'answer from the notice': 2,
      accept: 2,
      'give a shift up': 2,
      'see who works, from the notice': 1,
    });
  },
);
