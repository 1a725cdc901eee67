/** A field's own text where its rule speaks for the whole form, which says it once above the button. */
export function besideField(message: string | undefined, ofWholeForm: string): string | undefined {
  return message === ofWholeForm ? 'Required' : message;
}
