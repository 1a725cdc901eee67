/** Spaces, marks and letters without a shape. */
const NOTHING_TO_SEE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Removes direction marks, which turn the letters around; empty if nothing in it can be seen. */
export function asShown(text: string): string {
  if (NOTHING_TO_SEE.test(text)) return '';
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
