// Always with cents, so that amounts line up.
const billed = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$149.00'. */
export function billedText(amount: number): string {
  return billed.format(amount);
}
