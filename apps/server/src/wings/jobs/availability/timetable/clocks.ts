import { DAY_MS, momentOf, offsetAt } from '@nextshift/contract';

/** Moments and clocks of zones, for thousands of times: the offset of a day is read once, unless it changes around it. */
export class Clocks {
  readonly #offsets = new Map<string, number | null>();

  /** When the clocks of a zone show a time, given as if they showed UTC. */
  momentOf(zone: string, shown: number): number {
    const offset = this.#offsetAround(zone, shown);
    return offset === null ? momentOf(zone, shown).getTime() : shown - offset;
  }

  /** What the clocks of a zone show at a moment, as if they showed UTC. */
  shownAt(zone: string, moment: number): number {
    return moment + (this.#offsetAround(zone, moment) ?? offsetAt(zone, moment));
  }

  /** Null where the clocks change within some days. */
  #offsetAround(zone: string, time: number): number | null {
    const day = Math.floor(time / DAY_MS);
    const key = `${zone} ${String(day)}`;
    const known = this.#offsets.get(key);
    if (known !== undefined) return known;
    const before = offsetAt(zone, (day - 1) * DAY_MS);
    const after = offsetAt(zone, (day + 2) * DAY_MS);
    const offset = before === after ? before : null;
    this.#offsets.set(key, offset);
    return offset;
  }
}
