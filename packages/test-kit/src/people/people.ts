import { randomUUID } from 'node:crypto';
import * as contract from '@nextshift/contract';
import { minimalJobBody } from '@nextshift/demo-data/rows';
import type pg from 'pg';
import sharp from 'sharp';
import { asFile, toFormData } from '../files/pictures.ts';
import { ask } from '../requests/ask.ts';
import { insertPlans } from './insert-people.ts';
import { PASSWORD } from './password.ts';

/** A person with an account and a session. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export { minimalJobBody, PASSWORD };

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
export function grantPlan(database: pg.Client, employerId: string): Promise<void> {
  return insertPlans(database, [{ id: employerId }], 'corporate');
}

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
