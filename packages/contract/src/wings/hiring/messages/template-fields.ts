/** What a template may name in braces. */
export const templateFields: ReadonlySet<string> = new Set(['firstName', 'job', 'interview']);

const FIELD = /\{([^{}]{0,40})\}/g;

/** The names in braces of a text. */
export function fieldsOfTemplate(text: string): string[] {
  return Array.from(text.matchAll(FIELD), ([, field = '']) => field);
}

/** What stands in place of each field. */
export interface TemplateValues {
  readonly firstName: string;
  readonly job: string;
  /** When it is, as it is read. */
  readonly interview: string;
}

/** A template with what its fields stand for; what is put in is not read for fields. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replaceAll(FIELD, (field, name: string) => (isField(name) ? values[name] : field));
}

function isField(name: string): name is keyof TemplateValues {
  return templateFields.has(name);
}
