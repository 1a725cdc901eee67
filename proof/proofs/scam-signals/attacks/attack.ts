import { decideCase } from '@nextshift/contract';
import { insertOperator } from '@nextshift/test-kit/people/insert-operator';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';
import { ask } from '@nextshift/test-kit/requests/ask';
import { callWithRetry } from '@nextshift/test-kit/requests/caller';
import { asOperator, readCaseRevision } from '../../../board/call-as-operator.ts';
import texts from './texts.json' with { type: 'json' };
import { type RunningBoard, walk, type Walked } from './walk.ts';
import { ways } from './ways.ts';

/** Every way with every scam. */
const walks = ways.flatMap((way) => texts.map((scam) => [way, scam] as const));

export const WALKS = walks.length;

/** Of all walks, and of each way, so many begin with a scam that is held until somebody decides. */
const HELD_MIN = 0.9;
const HELD_OF_WAY_MIN = 0.5;

/** @param each goes one of so many walks: of 5, some of every way and with every scam */
export async function attack(board: RunningBoard, each: number) {
  const gone: (Walked & { readonly way: string })[] = [];
  for (const [way, scam] of walks.filter((_, index) => index % each === 0)) {
    gone.push({ way: way.name, ...(await walk(board, way, scam)) });
  }
  const violations = gone.flatMap((one) => one.violations);
  if (shareOfHeld(gone) < HELD_MIN) violations.push('Too few of the scams are held heavily');
  for (const { name } of ways) {
    const ofWay = gone.filter(({ way }) => way === name);
    if (shareOfHeld(ofWay) < HELD_OF_WAY_MIN) violations.push(`Scams ${name} are not held heavily`);
  }
  // Holding everything for ever would be no art.
  const first = gone.find(({ isHeld }) => isHeld);
  if (first && violations.length === 0) await dismiss(board, first);
  return {
    figures: {
      'attack walks': gone.length,
      'that began with a heavy hold, %': Math.round(shareOfHeld(gone) * 1_000) / 10,
      'their steps': gone.reduce((sum, { steps }) => sum + steps, 0),
    },
    violations,
  };
}

function shareOfHeld(gone: readonly Walked[]): number {
  return gone.filter(({ isHeld }) => isHeld).length / gone.length;
}

/** What an operator has dismissed is public. */
async function dismiss({ address, database }: RunningBoard, { jobId }: Walked): Promise<void> {
  const operator = await insertOperator(database, 'reader@board.example');
  const caller = { ...operator, email: '', password: '' };
  const { rows } = await database.query<{ id: string }>(
    'SELECT id FROM cases WHERE subject_id = $1 AND decided_at IS NULL AND settled_at IS NULL',
    [jobId],
  );
  const [{ id: caseId } = { id: '' }] = rows;
  const revision = await readCaseRevision(address, caller, caseId);
  const body = { decision: 'dismiss', action: 'none', reason: 'It is honest now.', revision };
  await ask(address, decideCase, asOperator(address, caller, { caseId, body }));
  await waitUntil('everybody reads a job that was dismissed', async () => {
    return (await callWithRetry(address, 'GET', `/api/jobs/${jobId}`)).status === 200;
  });
}
