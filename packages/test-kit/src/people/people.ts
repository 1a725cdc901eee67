import { randomUUID } from 'node:crypto';
import * as contract from '@nextshift/contract';
import type pg from 'pg';
import sharp from 'sharp';
import { asFile, toFormData } from '../files/pictures.ts';
import { ask } from '../requests/ask.ts';
import { PASSWORD } from './password.ts';

/** A person with an account and a session. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export { PASSWORD };

/** An unused address. */
export function newEmail(): string {
  return `p-${randomUUID().slice(0, 13)}@mail.example`;
}

/** A seeker who has just joined. */
export async function signUpSeeker(
  address: string,
  { email = newEmail(), password = PASSWORD, firstName = 'Robin', lastName = 'Park' } = {},
): Promise<Person> {
  const body = { firstName, lastName, email, password };
  const { token, user } = await ask(address, contract.signUpSeeker, { body });
  return { id: user.id, email, password, token };
}

type Credentials = Pick<Person, 'email' | 'password'>;

export async function signInSeeker(
  address: string,
  { email, password }: Credentials,
): Promise<Person> {
  const body = { email, password };
  const { token, user } = await ask(address, contract.logInSeeker, { body });
  return { ...body, id: user.id, token };
}

export async function signInEmployer(
  address: string,
  { email, password }: Credentials,
): Promise<Person> {
  const body = { email, password };
  const { token, employer } = await ask(address, contract.logInEmployer, { body });
  return { ...body, id: employer.id, token };
}

/** A seeker with a complete profile. */
export async function signUpWithProfile(address: string): Promise<Person> {
  const seeker = await signUpSeeker(address);
  await completeProfile(address, seeker);
  return seeker;
}

export async function completeProfile(
  address: string,
  seeker: Pick<Person, 'id' | 'token'>,
  fields: object = {},
): Promise<void> {
  const body = {
    userId: seeker.id,
    bio: 'I like mornings.',
    city: 'Raleigh',
    state: 'NC',
    currentPosition: 'Student',
    education: 'High School Diploma',
    phoneNumber: '9195550142',
    ...fields,
  };
  await ask(address, contract.completeProfile, { as: seeker, body });
}

let companies = 0;

/** A company without a plan, signed in. It shares no detail with another, as one of a suspended company would count. */
export async function signUpEmployer(
  address: string,
  fields: Partial<
    Record<
      'companyName' | 'email' | 'password' | 'address' | 'phone' | 'website' | 'taxNumber',
      string
    >
  > = {},
): Promise<Person> {
  companies += 1;
  const person = { email: newEmail(), password: PASSWORD, ...fields };
  const body = toFormData({
    companyName: 'Copper Kettle',
    address: '12 Hargett Street',
    city: 'Raleigh',
    state: 'NC',
    phone: String(9_195_550_100 + companies),
    website: `https://company-${companies}.example.com`,
    taxNumber: String(123_456_000 + companies),
    ...person,
    logo: asFile(await createPng(), 'logo.png'),
  });
  await ask(address, contract.signUpEmployer, { body });
  return signInEmployer(address, person);
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
  employer: { readonly token: string | undefined },
  fields: object = {},
): Promise<string> {
  const body = { ...minimalJobBody, ...fields };
  return (await ask(address, contract.createJob, { as: employer, body })).newJob.id;
}

/** A real PNG of one color. */
export function createPng(color = '#7c3aed', side = 40): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .png()
    .toBuffer();
}
