import { type DemoData, drawAvatar, drawLogo, generateDemoData } from '@nextshift/demo-data';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/database/new-id.ts';
import { addOperator } from '../wings/identity/index.ts';
import { computeDueResponsiveness } from '../wings/jobs/index.ts';
import { hashPassword } from '../platform/authentication/passwords.ts';
import { demoOperator, demoAccounts } from '@nextshift/demo-data/accounts';
import { addSampleCovers } from './add-sample-covers.ts';
import { addSampleDecisions } from './add-sample-decisions.ts';
import { addSampleHolds } from './add-sample-holds.ts';
import { addSampleReports } from './add-sample-reports.ts';
import { DEMO_PASSWORD } from '../platform/authentication/published-password.ts';
import type { Platform } from '../platform/platform.ts';
import {
  acceptanceRows,
  applicationRows,
  contactShowingRows,
  formDraftRows,
  formRows,
  noticeRows,
  savedJobRows,
} from './rows-of-applications.ts';
import { employerRows } from './rows-of-employers.ts';
import { interviewRows } from './rows-of-interviews.ts';
import { jobRows } from './rows-of-jobs.ts';
import { availabilityRows, busyTermRows, shiftChoiceRows, shiftsByJob } from './rows-of-shifts.ts';
import { messageRows } from './rows-of-messages.ts';
import { profileRows, schoolEmailRows, seekerRows, socialAccountRows } from './rows-of-seekers.ts';
import { subscriptionRows } from './rows-of-subscriptions.ts';
import { addAlert } from '../wings/discovery/index.ts';
import { idOfKey } from './id-of-key.ts';
import sharp from 'sharp';
import { storeFile } from '../platform/files/store-file.ts';

/** Side of a stored drawing, in pixels. */
const SIDE = 256;

/** Turns a drawing (SVG) into a stored picture; answers the id of its file. */
async function storeDrawing(platform: Platform, svg: string): Promise<string> {
  const picture = await sharp(Buffer.from(svg)).resize(SIDE, SIDE).webp({ quality: 90 }).toBuffer();
  const { id } = await storeFile(platform, picture, {
    extension: 'webp',
    contentType: 'image/webp',
    visibility: 'public',
    width: SIDE,
  });
  return id;
}

/** Ids of what the sample names by keys. */
export type IdsByKey = ReadonlyMap<string, string>;

/** Fills an empty board with the sample, whole or not at all. */
export async function loadDemoData(platform: Platform): Promise<void> {
  platform.log.info('loading the demo data');
  const now = platform.clock();
  const sample = generateDemoData(now);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const logos = await storeAll(platform, sample.employers, drawLogo);
  const avatars = await storeAll(platform, sample.seekers, drawAvatar);
  const keys = { password: DEMO_PASSWORD, totpSecret: demoOperator.totpSecret };
  await addOperator(platform, demoOperator.email, keys);
  await platform.database
    .transaction()
    .execute((transaction) =>
      insertSample(transaction, platform, sample, { passwordHash, logos, avatars, now }),
    );
}

async function storeAll<Item extends { readonly key: string }>(
  platform: Platform,
  items: readonly Item[],
  draw: (item: Item) => string,
): Promise<IdsByKey> {
  const stored = new Map<string, string>();
  for (const item of items) stored.set(item.key, await storeDrawing(platform, draw(item)));
  return stored;
}

interface Stored {
  readonly now: Date;
  readonly passwordHash: string;
  readonly logos: IdsByKey;
  readonly avatars: IdsByKey;
}

async function insertSample(
  transaction: DatabaseTransaction,
  platform: Platform,
  sample: DemoData,
  { passwordHash, logos, avatars, now }: Stored,
): Promise<void> {
  const employerIds = newIds(sample.employers);
  const seekerIds = newIds(sample.seekers);
  const jobIds = newIds(sample.jobs);
  const employers = employerRows(sample.employers, { ids: employerIds, logos, passwordHash });
  await transaction.insertInto('employers').values(employers).execute();
  const sold = subscriptionRows(sample.employers, employerIds);
  await transaction.insertInto('payment_customers').values(sold.customers).execute();
  await transaction.insertInto('subscriptions').values(sold.subscriptions).execute();
  await transaction.insertInto('subscription_events').values(sold.events).execute();
  await transaction.insertInto('sandbox_subscriptions').values(sold.sandboxSubscriptions).execute();
  await transaction.insertInto('sandbox_invoices').values(sold.sandboxInvoices).execute();
  const seekers = seekerRows(sample.seekers, { ids: seekerIds, avatars, passwordHash });
  await transaction.insertInto('seekers').values(seekers).execute();
  const profiles = profileRows(sample.seekers, seekerIds);
  await transaction.insertInto('profiles').values(profiles).execute();
  const weeks = availabilityRows(sample.seekers, seekerIds);
  await transaction.insertInto('availability').values(weeks).execute();
  const terms = busyTermRows(sample.seekers, seekerIds, now);
  await transaction.insertInto('busy_terms').values(terms).execute();
  const schoolEmails = schoolEmailRows(sample.seekers, seekerIds);
  await transaction.insertInto('school_emails').values(schoolEmails).execute();
  const accounts = socialAccountRows(sample.seekers, seekerIds);
  await transaction.insertInto('social_accounts').values(accounts).execute();
  const shifts = shiftsByJob(sample);
  const jobs = jobRows(sample, { jobIds, employerIds, shifts });
  await transaction.insertInto('jobs').values(jobs).execute();
  const drafts = jobDraftRows(sample, employerIds);
  await transaction.insertInto('job_drafts').values(drafts).execute();
  const formIds = new Map(sample.forms.map(({ jobKey }) => [jobKey, newId()]));
  const applicationIds = newIds(sample.applications);
  const ids = { jobIds, employerIds, seekerIds, formIds, applicationIds };
  await transaction.insertInto('application_forms').values(formRows(sample, ids)).execute();
  await transaction.insertInto('form_drafts').values(formDraftRows(sample, jobIds)).execute();
  const applications = applicationRows(sample, ids);
  await transaction.insertInto('applications').values(applications).execute();
  const work = shiftChoiceRows(sample, { ...ids, shifts, now });
  await transaction.insertInto('application_shifts').values(work.choices).execute();
  await transaction.insertInto('assignments').values(work.assignments).execute();
  await transaction.insertInto('acceptances').values(acceptanceRows(applications)).execute();
  await transaction
    .insertInto('contact_showings')
    .values(contactShowingRows(applications))
    .execute();
  await transaction.insertInto('notices').values(noticeRows(applications, now)).execute();
  const written = messageRows(applications, { employerIds, seekerIds, now });
  await transaction.insertInto('threads').values(written.threads).execute();
  await transaction.insertInto('messages').values(written.messages).execute();
  const shiftsOfAll = await transaction
    .selectFrom('assignments')
    .select(({ fn }) => [
      'seeker_id as seekerId',
      fn<Date>('lower', ['during']).as('startsAt'),
      fn<Date>('upper', ['during']).as('endsAt'),
    ])
    .where('status', '<>', 'cancelled')
    .execute();
  const interviews = interviewRows(applications, jobs, { now, shifts: shiftsOfAll });
  await transaction.insertInto('interview_hours').values(interviews.hours).execute();
  await transaction.insertInto('interviews').values(interviews.interviews).execute();
  await addSampleCovers(transaction, { employerIds, seekerIds, now });
  const saved = savedJobRows(sample, { jobIds, seekerIds });
  await transaction.insertInto('saved_jobs').values(saved).execute();
  await addSampleReports(transaction, sample, { jobIds, employerIds, seekerIds, now });
  await addSampleAlert(transaction, seekerIds, now);
  await addSampleHolds(transaction, platform, sample, { employerIds, rows: jobs });
  while ((await computeDueResponsiveness(transaction, now)) > 0);
  await addSampleDecisions(transaction, platform, sample, { employerIds, rows: jobs, now });
}

function newIds(items: readonly { readonly key: string }[]): IdsByKey {
  return new Map(items.map(({ key }) => [key, newId()]));
}

/** The job alert of the demo seeker. */
async function addSampleAlert(
  transaction: DatabaseTransaction,
  seekerIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  await addAlert(transaction, seekerIds.get(demoAccounts.seeker.key) ?? '', {
    criteria: { searchQuery: 'barista', searchLocation: 'Raleigh' },
    cadence: 'daily',
    localHour: 8,
    now,
  });
}

function jobDraftRows({ jobDrafts }: DemoData, employerIds: ReadonlyMap<string, string>) {
  return jobDrafts.map(({ employerKey, fields, updatedAt, publishAt }) => ({
    id: newId(),
    employer_id: idOfKey(employerIds, employerKey),
    fields: JSON.stringify(fields),
    status: publishAt === null ? ('draft' as const) : ('scheduled' as const),
    publish_at: publishAt,
    created_at: updatedAt,
    updated_at: updatedAt,
  }));
}
