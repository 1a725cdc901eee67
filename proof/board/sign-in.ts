import { callWithRetryOrFail } from './call-with-retry.ts';
import { pictureFile, toFormData } from './sample-files.ts';
import type { Caller } from './principals.ts';

type Account = Pick<Caller, 'email' | 'password'>;

interface SignedInSeeker {
  readonly token: string;
  readonly user: { readonly id: string };
}

interface SignedInEmployer {
  readonly token: string;
  readonly employer: { readonly id: string };
}

export async function signUpSeeker(
  address: string,
  { email, password }: Account,
  name: { readonly firstName: string; readonly lastName: string },
): Promise<Caller> {
  const body = { firstName: name.firstName, lastName: name.lastName, email, password };
  const response = await callWithRetryOrFail(address, 'POST', '/user/signup', { body });
  const { token, user } = response as SignedInSeeker;
  return { id: user.id, email, password, token };
}

export async function signInSeeker(address: string, account: Account): Promise<Caller> {
  const body = { email: account.email, password: account.password };
  const response = await callWithRetryOrFail(address, 'POST', '/user/login', { body });
  const { token, user } = response as SignedInSeeker;
  return { ...body, id: user.id, token };
}

export async function signInEmployer(address: string, account: Account): Promise<Caller> {
  const body = { email: account.email, password: account.password };
  const response = await callWithRetryOrFail(address, 'POST', '/employer/login', { body });
  const { token, employer } = response as SignedInEmployer;
  return { ...body, id: employer.id, token };
}

/** The input of a company's signup. */
export interface Company {
  readonly companyName: string;
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly taxNumber: string;
}

/** A signed-in company. */
export async function signUpEmployer(address: string, company: Company): Promise<Caller> {
  const fields = {
    ...company,
    city: 'Raleigh',
    state: 'NC',
    phone: '9195550100',
    website: 'https://almanac.com',
  };
  const body = toFormData({ ...fields, logo: await pictureFile() });
  await callWithRetryOrFail(address, 'POST', '/employer/signup', { body });
  return signInEmployer(address, company);
}
