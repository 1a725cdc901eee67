import { createHash } from 'node:crypto';
import type {
  CaseSignal,
  CaseSubject,
  CaseVersion,
  Standing,
  WeighedPassage,
} from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { insertVersions, trimVersions } from './versions.queries.ts';

export interface HeldVersion {
  readonly caseId: string;
  readonly subject: CaseSubject;
  readonly signals: readonly CaseSignal[];
  readonly risk: number;
  readonly passages: readonly WeighedPassage[];
  /** By which near-copies are recognized; none of a text that is too short. */
  readonly hashes: readonly number[];
  /** How far its company is checked. */
  readonly standing: Standing;
}

/** Keeps what was held as it is read now, unless the case has the same texts already. */
export async function storeVersions(
  transaction: DatabaseTransaction,
  versions: readonly HeldVersion[],
  now: Date,
): Promise<void> {
  if (versions.length === 0) return;
  const rows = versions.map(({ caseId, subject, hashes, ...read }) => {
    const fields = JSON.stringify(fieldsOf(subject));
    return {
      id: newId(),
      case_id: caseId,
      read_at: now,
      fields,
      signals: JSON.stringify(read.signals),
      risk: read.risk,
      passages: JSON.stringify(read.passages),
      text_digest: createHash('sha256').update(fields).digest(),
      hashes: [...hashes],
      standing: read.standing,
    };
  });
  await insertVersions(transaction, rows);
  await trimVersions(
    transaction,
    versions.map(({ caseId }) => caseId),
  );
}

/** By the names that rules and readers give them. */
function fieldsOf({ title, companyName, texts }: CaseSubject): CaseVersion['fields'] {
  return [
    { field: 'Title', text: title },
    { field: 'Company name', text: companyName },
    ...texts.map(({ label, text }) => ({ field: label, text })),
  ];
}
