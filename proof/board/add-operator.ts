import { insertOperator } from '@nextshift/test-kit/people/insert-operator';
import type pg from 'pg';
import { planted } from './canary-texts.ts';
import type { Caller } from './principals.ts';

/** The operator with the planted address. */
export async function addOperator(database: pg.Client): Promise<Caller> {
  const { email } = planted.operator;
  const { id, token } = await insertOperator(database, email);
  return { id, email, password: '', token, isOperator: true };
}
