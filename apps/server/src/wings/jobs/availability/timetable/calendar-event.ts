import type { ReplacedStart } from './event-times.ts';
import type { DayRule } from './read-rule.ts';

/** A time of a calendar file. */
export interface CalendarEvent {
  readonly uid: string;
  /** As people know it. */
  readonly name: string;
  /** As the clocks of the zone show it, as if they showed UTC, in milliseconds. */
  readonly start: number;
  readonly minutes: number;
  /** IANA name; null for times that are the same in every zone. */
  readonly zone: string | null;
  readonly rules: readonly DayRule[];
  /** Further starts. */
  readonly dates: readonly number[];
  /** Starts that are left out: as the clocks show them, as moments in UTC, or by their dates. */
  readonly excluded: ReadonlySet<string>;
  /** The start that this event stands in for, as in `excluded`, and on the clocks of its zone. */
  readonly replaces: ReplacedStart | null;
}
