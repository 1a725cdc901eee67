import type { Platform } from '../platform/platform.ts';
import { hasQueueRun } from '../platform/queue/queue.ts';

/** True for a board on its first start: nobody has joined yet. One that was emptied, or restored, is its owner's. */
export async function isDemoDataMissing({
  database,
}: Pick<Platform, 'database'>): Promise<boolean> {
  if (await hasQueueRun(database)) return false;
  const employer = await database.selectFrom('employers').select('id').limit(1).executeTakeFirst();
  const seeker = await database.selectFrom('seekers').select('id').limit(1).executeTakeFirst();
  return employer === undefined && seeker === undefined;
}
