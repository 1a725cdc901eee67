import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import sharp from 'sharp';
import { callOrFail } from '../requests/caller.ts';

/** A person with an account and a session. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export const PASSWORD = 'Sunflower-7';

/** An unused address. */
export function newEmail(): string {
  return `p-${randomUUID().slice(0, 13)}@mail.example`;
}

/** A seeker who has just joined. */
export async function signUpSeeker(address: string, email = newEmail()): Promise<Person> {
  const body = { firstName: 'Robin', lastName: 'Park', email, password: PASSWORD };
  const response = await callOrFail(address, 'POST', '/user/signup', { body });
  const { token, user } = response as { token: string; user: { id: string } };
  return { id: user.id, email, password: PASSWORD, token };
}

/** A seeker with a complete profile. */
export async function signUpWithProfile(address: string): Promise<Person> {
  const seeker = await signUpSeeker(address);
  const body = {
    userId: seeker.id,
    bio: 'I like mornings.',
    city: 'Raleigh',
    state: 'NC',
    currentPosition: 'Student',
    education: 'High School Diploma',
    phoneNumber: '9195550142',
  };
  await callOrFail(address, 'POST', '/userprofile/profile', { token: seeker.token, body });
  return seeker;
}

let companies = 0;

/** A company without a plan, signed in. It shares no detail with another, as one of a suspended company would count. */
export async function signUpEmployer(
  address: string,
  companyName = 'Copper Kettle',
): Promise<Person> {
  const email = newEmail();
  const form = new FormData();
  companies += 1;
  const fields = {
    companyName,
    email,
    password: PASSWORD,
    address: '12 Hargett Street',
    city: 'Raleigh',
    state: 'NC',
    phone: String(9_195_550_100 + companies),
    website: `https://company-${companies}.example.com`,
    taxNumber: String(123_456_000 + companies),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(
    'logo',
    new File([new Uint8Array(await createPng())], 'logo.png', { type: 'image/png' }),
  );
  await callOrFail(address, 'POST', '/employer/signup', { body: form });
  const response = await callOrFail(address, 'POST', '/employer/login', {
    body: { email, password: PASSWORD },
  });
  const { token, employer } = response as { token: string; employer: { id: string } };
  return { id: employer.id, email, password: PASSWORD, token };
}

/** A paid plan that runs for a month, as if it had been bought. */
export async function grantPlan(
  database: pg.Client,
  employerId: string,
  plan: 'basic' | 'impact' | 'accelerate' | 'corporate' = 'corporate',
): Promise<void> {
  await database.query(
    `INSERT INTO subscriptions (id, employer_id, provider, provider_subscription_id,
       provider_customer_id, plan_type, billing_cycle, status, current_period_start,
       current_period_end, created_at)
     VALUES (gen_random_uuid(), $1, 'sandbox', $2, $3, $4, 'monthly', 'active', now(),
       now() + interval '30 days', now())`,
    [employerId, `sub_${randomUUID()}`, `cus_${randomUUID()}`, plan],
  );
}

/** The required fields of a job. */
export const minimalJobBody = {
  title: 'Paper Folder',
  type: 'Part-time',
  city: 'Raleigh',
  state: 'NC',
  zipCode: '27601',
  industry: 'Other',
  description: 'You cut, fold and glue.',
  payRate: 18,
  payFrequency: 'Per Hour',
};

/** Posts a job and returns its id. */
export async function postJob(
  address: string,
  employer: Person,
  fields: object = {},
): Promise<string> {
  const response = await callOrFail(address, 'POST', '/employerjobs/createjob', {
    token: employer.token,
    body: { ...minimalJobBody, ...fields },
  });
  return (response as { newJob: { id: string } }).newJob.id;
}

/** A real PNG of one color. */
export function createPng(color = '#7c3aed', side = 40): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .png()
    .toBuffer();
}
