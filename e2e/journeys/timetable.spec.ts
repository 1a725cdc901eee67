import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { expect, test } from '../journey.ts';
import { createSeeker } from '../people.ts';

/** A class each week with an excluded day, and one that lost its days. */
const TIMETABLE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'SUMMARY:BIO 210',
  'DTSTART;TZID=America/New_York:20260831T090000',
  'DTEND;TZID=America/New_York:20260831T101500',
  'RRULE:FREQ=WEEKLY;BYDAY=MO',
  'EXDATE:20260907',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'SUMMARY:CHEM 101',
  'RRULE:FREQ=WEEKLY;BYDAY=TU',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

test(
  'a timetable keeps the classes that it has, and names the one that was not read',
  { tag: '@phone' },
  async ({ page, api, enterAs }) => {
    await enterAs(await createSeeker(api));
    await page.goto('/my-week');
    await page.getByLabel('Choose your class schedule (.ics)').setInputFiles({
      name: 'classes.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(TIMETABLE),
    });
    await expect(page.getByText('These times repeat every week:')).toBeVisible();
    await expect(page.getByText('Mon 9 AM to 10:15 AM')).toBeVisible();
    await expect(page.getByText('CHEM 101 was not read: its days are missing')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep as busy times' }).click();
    await page.getByRole('button', { name: 'Save My Week' }).click();
    await expect(page.getByText('Your week is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Mon 9 AM to 10:15 AM')).toBeVisible();
    await expect(page.getByText('CHEM 101')).toBeHidden();
  },
);

test(
  'a timetable of which nothing was read says what is wrong, not that it is free',
  { tag: '@phone' },
  async ({ page, api, enterAs }) => {
    await enterAs(await createSeeker(api));
    await page.goto('/my-week');
    const lost = TIMETABLE.split('\r\n').filter((line) => !/^(?:DTSTART|DTEND)/.test(line));
    await page.getByLabel('Choose your class schedule (.ics)').setInputFiles({
      name: 'classes.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(lost.join('\r\n')),
    });
    await expect(page.getByText('No time was read from this file.')).toBeVisible();
    await expect(page.getByText('BIO 210 was not read: its days are missing')).toBeVisible();
    await expect(page.getByText('CHEM 101 was not read: its days are missing')).toBeVisible();
    await expect(page.getByText('No time in this file repeats every week.')).toBeHidden();
  },
);
