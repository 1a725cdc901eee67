/** What a template may name in braces. */
export const templateFields: ReadonlySet<string> = new Set(['firstName', 'job']);

const FIELD = /\{([^{}]{0,40})\}/g;

/** The names in braces of a text. */
export function fieldsOfTemplate(text: string): string[] {
  return Array.from(text.matchAll(FIELD), ([, field = '']) => field);
}

interface TemplateValues {
  readonly firstName: string;
  readonly job: string;
}

/** A template with the applicant's first name and the job in place of their fields. */
export function fillTemplate(text: string, { firstName, job }: TemplateValues): string {
  return text.replaceAll('{firstName}', () => firstName).replaceAll('{job}', () => job);
}
