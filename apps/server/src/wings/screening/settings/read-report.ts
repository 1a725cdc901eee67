import { type ScreeningReport, standings } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { revisionOf } from '../case-files/index.ts';
import { findLimits } from '../moderation/index.ts';
import { screeningModel } from '../signals/index.ts';
import { countDecided } from './decided.queries.ts';

/** What is held from which risk, and what operators decided about it. */
export async function readReport(database: Queryable, now: Date): Promise<ScreeningReport> {
  const { version, trainedAt, posts, auc } = screeningModel().model;
  const limits = await findLimits(database);
  const decided = await countDecided(database, now);
  return {
    model: { version, trainedAt, posts, auc },
    byStanding: standings.map((standing) => {
      const rows = decided.filter((row) => row.standing === standing);
      const [held, upheld] = [sum(rows, 'held'), sum(rows, 'upheld')];
      return { standing, ...limits[standing], held, upheld, dismissed: held - upheld };
    }),
    drift: [...new Set(decided.map(({ month }) => month))].map((month) => {
      const rows = decided.filter((row) => row.month === month);
      return { month, held: sum(rows, 'held'), upheld: sum(rows, 'upheld') };
    }),
    revision: revisionOf(limits),
  };
}

type Counts = Readonly<Record<'held' | 'upheld', number>>;

function sum(rows: readonly Counts[], name: keyof Counts): number {
  return rows.reduce((total, row) => total + row[name], 0);
}
