import { profileRows, seekerRows } from '@nextshift/server/demo-data/rows-of-seekers';
import type { BoardPlan } from './board-plan.ts';
import type { Row } from './copy-rows.ts';
import { idAt } from './id-at.ts';
import { countSeekers, createSeekerGenerator, seekerIdOf } from './sketch-seekers.ts';

/** Of three seekers one has a picture, of which there is the row alone. */
function hasPicture(number: number): boolean {
  return number % 3 === 0;
}

function pictureIdOf(plan: BoardPlan, number: number): string {
  return idAt(plan.now, 'picture', number);
}

export function* pictureRows(plan: BoardPlan): Generator<Row> {
  for (let number = 0; number < countSeekers(plan); number += 1) {
    if (!hasPicture(number)) continue;
    yield {
      id: pictureIdOf(plan, number),
      storage_key: `board-face-${String(number).padStart(10, '0')}.webp`,
      visibility: 'public',
      content_type: 'image/webp',
      byte_size: 8_192,
      created_at: plan.now,
    };
  }
}

/** Nobody can sign in as one: there is no password. */
export function* accountRows(plan: BoardPlan): Generator<Row> {
  const paint = createSeekerGenerator(plan);
  for (let number = 0; number < countSeekers(plan); number += 1) {
    const seeker = paint(number);
    const ids = new Map([[seeker.key, seekerIdOf(plan, number)]]);
    const avatars = new Map([[seeker.key, pictureIdOf(plan, number)]]);
    for (const row of seekerRows([seeker], { ids, avatars, passwordHash: 'none' })) {
      yield { ...row, picture_file_id: hasPicture(number) ? row.picture_file_id : null };
    }
  }
}

export function* ownProfileRows(plan: BoardPlan): Generator<Row> {
  const paint = createSeekerGenerator(plan);
  for (let number = 0; number < countSeekers(plan); number += 1) {
    const seeker = paint(number);
    yield* profileRows([seeker], new Map([[seeker.key, seekerIdOf(plan, number)]]));
  }
}
