import { type JobFieldThatIs, jobFields, jobFieldsThatAre } from '@nextshift/contract';

/** Something in every field of a job that is written freely: a text, or a list with some. */
export function jobTexts(
  write: (maxLength: number, name: JobFieldThatIs<'screened'>) => string,
  items?: number,
): Record<JobFieldThatIs<'screened'>, string | string[]>;
export function jobTexts(
  write: (maxLength: number, name: JobFieldThatIs<'screened'>) => string,
  items = 1,
): object {
  return Object.fromEntries<string | string[]>(
    jobFieldsThatAre('screened').map((name) => {
      const { maxLength, none } = jobFields[name];
      const text = () => write(maxLength, name);
      return [name, Array.isArray(none) ? Array.from({ length: items }, text) : text()];
    }),
  );
}
