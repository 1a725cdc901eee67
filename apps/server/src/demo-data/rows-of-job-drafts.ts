import type { DemoData } from '@nextshift/demo-data';
import { newId } from '../platform/database/new-id.ts';
import { idOfKey } from './id-of-key.ts';

export function jobDraftRows({ jobDrafts }: DemoData, employerIds: ReadonlyMap<string, string>) {
  return jobDrafts.map(({ employerKey, fields, updatedAt, publishAt }) => ({
    id: newId(),
    employer_id: idOfKey(employerIds, employerKey),
    fields: JSON.stringify(fields),
    status: publishAt === null ? ('draft' as const) : ('scheduled' as const),
    publish_at: publishAt,
    created_at: updatedAt,
    updated_at: updatedAt,
  }));
}
