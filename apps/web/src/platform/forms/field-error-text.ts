/** A field's error text; the form's own message is shown once above the button, so the field says "Required". */
export function fieldErrorText(
  message: string | undefined,
  formMessage: string,
): string | undefined {
  return message === formMessage ? 'Required' : message;
}
