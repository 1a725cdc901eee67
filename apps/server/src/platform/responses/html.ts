import { escapeUTF8 } from 'entities/escape';

/** Markup in which every value is escaped. */
export function html(parts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => escapeUTF8(value)));
}
