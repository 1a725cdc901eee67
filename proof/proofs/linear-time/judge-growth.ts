/** What one request costs with a text of each length, in milliseconds. */
export interface Growth {
  /** With a text of a few characters: the request's fixed cost. */
  readonly bare: number;
  readonly once: number;
  readonly twice: number;
  readonly fourTimes: number;
}

/** Linear growth doubles the text's cost, quadratic growth quadruples it. */
const GROWTH_MAX = 3;

/**
 * Whether a cost grows faster than its text.
 * @param noise milliseconds below which no difference tells anything
 */
export function growsTooFast({ bare, twice, fourTimes }: Growth, noise: number): boolean {
  const ofTwice = Math.max(0, twice - bare);
  const ofFour = fourTimes - bare;
  return ofFour > noise && ofFour > GROWTH_MAX * ofTwice + noise / 2;
}
