/** A time of whole minutes, as in `in an hour` or `in 90 minutes`. */
export function graceInWords(minutes: number): string {
  if (minutes % 60 !== 0) return minutes === 1 ? 'a minute' : `${String(minutes)} minutes`;
  const hours = minutes / 60;
  return hours === 1 ? 'an hour' : `${String(hours)} hours`;
}
