/** The first failed rule of one field. */
export interface FieldFailure<Name extends string> {
  readonly name: Name;
  readonly message: string;
}

/** The fields' errors as React Hook Form holds them. */
export type FieldErrorsOf<Name extends string> = Readonly<
  Partial<Record<Name, { readonly message?: string | undefined } | undefined>>
>;

/** The first failed rule of a form, its fields taken in this order. */
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
