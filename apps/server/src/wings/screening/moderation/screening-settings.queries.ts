import type { Standing } from '@nextshift/contract';
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
  const last = await database
    .selectFrom('screening_corrections')
    .select('id')
    .where('model', '=', screeningModel().model.version)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && last.id !== lastRead?.id) {
    const { id, bias, weights } = await database
      .selectFrom('screening_corrections')
      .select(['id', 'bias', 'weights'])
      .where('id', '=', last.id)
      .executeTakeFirstOrThrow();
    lastRead = { id, bias, weights: new Map(storedWeights.parse(weights)) };
  }
  return { limits: limits[standing], correction: last && lastRead };
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
