import type pg from 'pg';
import type { Caller, Owner } from './principals.ts';
import { signInEmployer, signInSeeker } from '@nextshift/test-kit/people/people';

/**
 * Adds for each owner a signed-in account of the other kind with the same id: code that compares ids
 * without the kind confuses the two.
 */
export async function addSameIdAccounts(
  address: string,
  database: pg.Client,
  people: Readonly<Record<'seeker' | 'otherSeeker' | 'accepted' | 'otherEmployer', Caller>>,
): Promise<Record<Owner, Caller>> {
  const copy = (table: 'seekers' | 'employers', model: Caller, id: string, email: string) =>
    database.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(model, $2)).* FROM ${table} model WHERE id = $1`,
      [model.id, { id, email }],
    );
  const { seeker, otherSeeker, accepted, otherEmployer } = people;
  const email = 'twin@mail.example';
  await copy('employers', otherEmployer, seeker.id, email);
  await copy('seekers', otherSeeker, accepted.id, email);
  return {
    seeker: await signInEmployer(address, { email, password: otherEmployer.password }),
    employer: await signInSeeker(address, { email, password: otherSeeker.password }),
  };
}
