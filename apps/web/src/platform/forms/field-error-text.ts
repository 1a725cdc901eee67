/** A field's error text; the form's own message is shown once above the button, so the field says "Required". */
export function fieldErrorText(
  message: string | undefined,
  formMessage: string,
): string | undefined {
  return message === formMessage ? 'Required' : message;
}

/** What the form says above its button: its failure, unless a field says that already. */
export function formErrorText(
  failure: string | undefined,
  errors: Readonly<Partial<Record<string, { readonly message?: string | undefined }>>>,
  formMessage: string,
): string | undefined {
  const isSaid = Object.values(errors).some(
    (error) => fieldErrorText(error?.message, formMessage) === failure,
  );
  return isSaid ? undefined : failure;
}
