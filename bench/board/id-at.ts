/** What an id names; each kind counts for itself. */
const kinds = {
  company: 1,
  job: 2,
  seeker: 3,
  application: 4,
  savedJob: 5,
  plan: 6,
  logo: 7,
  picture: 8,
  shift: 9,
};

/** A UUIDv7 of a moment that repeats itself: instead of chance it bears kind and number. */
export function idAt(moment: Date, kind: keyof typeof kinds, number: number): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  const last = number.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${kinds[kind].toString(16).padStart(3, '0')}-8000-${last}`;
}
