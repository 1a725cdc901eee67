/** The first validation error of one field. */
export interface FieldFailure<Name extends string> {
  readonly name: Name;
  readonly message: string;
}

/** Errors by field, as React Hook Form keeps them. */
export type FieldErrorsOf<Name extends string> = Readonly<
  Partial<Record<Name, { readonly message?: string | undefined } | undefined>>
>;

/** The first validation error of a form, in the order of these fields. */
export function firstFailure<Name extends string>(
  errors: FieldErrorsOf<Name>,
  order: readonly Name[],
): FieldFailure<Name> | undefined {
  for (const name of order) {
    const message = errors[name]?.message;
    if (message !== undefined) return { name, message };
  }
  return undefined;
}
