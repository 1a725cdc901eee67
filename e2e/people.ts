import { demoAccounts } from '@nextshift/demo-data/accounts';
import { DEMO_PASSWORD } from '@nextshift/server/platform/authentication/published-password';
import type { Api } from './api.ts';
import { pngPicture } from '@nextshift/test-kit/files/png-picture';
import { uniqueEmail, uniqueWord } from './unique.ts';

/** A person with an account, signed in once through the API. */
export interface Person {
  readonly kind: 'seeker' | 'employer';
  readonly id: string;
  /** First and last name, or the company's name. */
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

interface SeekerResponse {
  token: string;
  user: { id: string; firstName: string; lastName: string; email: string };
}

interface EmployerResponse {
  token: string;
  employer: { id: string; companyName: string; email: string };
}

export const PASSWORD = 'Sunflower-7';

/** A new seeker's input in the signup form. */
export function newSeekerFields() {
  return { firstName: 'Robin', lastName: 'Park', email: uniqueEmail(), password: PASSWORD };
}

/** A new company's input in the signup form, without the logo. */
export function newEmployerFields() {
  const word = uniqueWord();
  return {
    companyName: `Atelier ${word}`,
    email: uniqueEmail(),
    password: PASSWORD,
    address: '12 Hargett Street',
    city: 'Raleigh',
    state: 'NC',
    phone: '(919) 555-0142',
  };
}

/** A seeker who has joined, but not yet completed the profile. */
export async function createNewcomer(api: Api, email = uniqueEmail()): Promise<Person> {
  const body = { ...newSeekerFields(), email };
  return seekerOf(
    (await api('/user/signup', { method: 'POST', body })) as SeekerResponse,
    PASSWORD,
  );
}

/** A seeker with a profile. */
export async function createSeeker(api: Api, email = uniqueEmail()): Promise<Person> {
  const seeker = await createNewcomer(api, email);
  const body = {
    userId: seeker.id,
    bio: 'I like mornings.',
    city: 'Raleigh',
    state: 'NC',
    currentPosition: 'Student',
    education: 'High School Diploma',
    phoneNumber: '9195550142',
  };
  await api('/userprofile/profile', { method: 'POST', token: seeker.token, body });
  return seeker;
}

/** A company without a plan. */
export async function createEmployer(api: Api): Promise<Person> {
  const fields = newEmployerFields();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { name, mimeType, buffer } = pngPicture();
  form.set('logo', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  await api('/employer/signup', { method: 'POST', body: form });
  return logInEmployer(api, fields.email, PASSWORD);
}

async function logInSeeker(api: Api, email: string, password: string): Promise<Person> {
  const body = { email, password };
  return seekerOf((await api('/user/login', { method: 'POST', body })) as SeekerResponse, password);
}

export async function logInEmployer(api: Api, email: string, password: string): Promise<Person> {
  const body = { email, password };
  const response = (await api('/employer/login', { method: 'POST', body })) as EmployerResponse;
  const { employer, token } = response;
  const { id, companyName } = employer;
  return { kind: 'employer', id, name: companyName, email: employer.email, password, token };
}

/** The accounts of the sample board. They are shared, so tests only read with them. */
export const demoPeople = {
  seeker: (api: Api) => logInSeeker(api, demoAccounts.seeker.email, DEMO_PASSWORD),
  employer: (api: Api) => logInEmployer(api, demoAccounts.employer.email, DEMO_PASSWORD),
};

function seekerOf({ user, token }: SeekerResponse, password: string): Person {
  const { id, firstName, lastName, email } = user;
  return { kind: 'seeker', id, name: `${firstName} ${lastName}`, email, password, token };
}
