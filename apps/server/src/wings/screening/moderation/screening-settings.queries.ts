import type { Standing } from '@nextshift/contract';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Queryable } from '../../../platform/database/database.ts';
import { type RiskLimits, screeningModel, type StoredCorrection } from '../signals/index.ts';
import type { Screening } from './text-reader.ts';

/** The limits in force: those that an operator set, else those of the model. */
export async function findLimits(
  database: Queryable,
): Promise<Readonly<Record<Standing, RiskLimits>>> {
  const rows = await database
    .selectFrom('screening_thresholds')
    .select(['standing', 'threshold', 'heavy_threshold'])
    .execute();
  const limits = { ...screeningModel().model.thresholds };
  for (const row of rows) {
    limits[row.standing] = { threshold: row.threshold, heavyThreshold: row.heavy_threshold };
  }
  return limits;
}

const storedWeights = z.array(z.tuple([z.number(), z.number()]));
/** The last one that was read: its weights stay as they are. */
let lastRead: StoredCorrection | undefined;

/** What the postings of a company of this standing are read with. */
export async function findScreening(database: Queryable, standing: Standing): Promise<Screening> {
  const limits = await findLimits(database);
  // One statement: a row that is there in the first of two may be replaced before the second.
  const { rows } = await sql<{ id: string; bias: number; weights: unknown }>`
    select id, bias, case when id = ${lastRead?.id ?? null}::uuid then null else weights end as weights
    from screening_corrections
    where model = ${screeningModel().model.version}
    order by made_at desc limit 1`.execute(database);
  const [last] = rows;
  if (!last) return { limits: limits[standing] };
  if (last.weights !== null) {
    const weights = new Map(storedWeights.parse(last.weights));
    lastRead = { id: last.id, bias: last.bias, weights };
  }
  return { limits: limits[standing], correction: lastRead };
}

/** How far a company is checked: a suspended one has nothing in public. */
export function standingOf({
  verified_at: verifiedAt,
  email_confirmed_at: confirmedAt,
}: {
  readonly verified_at: Date | null;
  readonly email_confirmed_at: Date | null;
}): Standing {
  return verifiedAt ? 'verified' : confirmedAt ? 'confirmed' : 'new';
}
