import type { SelectOption } from '../../../ui/forms/select-field.tsx';

/** The options of a select, labeled by their wire values or by `labels`. */
export function choicesOf<const Value extends string>(
  values: readonly Value[],
  labels?: Readonly<Record<Value, string>>,
): SelectOption[] {
  return values.map((value) => ({ value, label: labels?.[value] ?? value }));
}
