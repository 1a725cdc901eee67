import type { Assignment } from '@nextshift/contract';

/** Everybody who has the same shift on the same date. */
export interface DateGroup {
  readonly key: string;
  readonly first: Assignment;
  readonly people: readonly Assignment[];
}

/** By start. */
export function groupByDate(assignments: readonly Assignment[]): DateGroup[] {
  const byKey = new Map<string, Assignment[]>();
  for (const each of assignments) {
    const key = [each.startsAt, each.shiftId, each.endsAt].join(' ');
    byKey.set(key, [...(byKey.get(key) ?? []), each]);
  }
  return [...byKey].flatMap(([key, people]) => {
    const [first] = people;
    return first ? [{ key, first, people }] : [];
  });
}

/** How many people are missing on a date that has not started. */
export function freeSpotsOf(group: DateGroup, asOf: Date): number {
  const { startsAt, capacity } = group.first;
  return new Date(startsAt) > asOf ? Math.max(0, capacity - busyOn(group).length) : 0;
}

/** Applications of those who work on a date. */
export function busyOn({ people }: DateGroup): string[] {
  return people.flatMap(({ status, applicationId }) =>
    status === 'cancelled' ? [] : [applicationId],
  );
}
