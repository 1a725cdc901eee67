import { formatDollars, payFrequencyLabels, readPay, type TypedPay } from '@nextshift/contract';
import type { JobForm } from '../use-job-draft.ts';

export type PayFieldName = 'payRate' | 'minWage' | 'maxWage';

const SETTLED = /^\d+(?:\.\d{1,2})?$/;

/**
 * Writes into the fields what was understood of typed pay: both ends of a range, for how long it is, and tips. What may mean two
 * things stays as typed, and the rules ask about it at the field.
 * @returns how it was read, in words; null where it stands as typed
 */
export function settlePay(form: JobForm, name: PayFieldName): string | null {
  const text = form.getValues(name);
  const read = SETTLED.test(text) ? null : readPay(text);
  if (read === null || 'ask' in read) return null;
  const { min, max, frequency, tipped } = read;
  const chosen = form.getValues('payFrequency');
  // Which of the two is right has to be asked.
  if (frequency !== null && chosen !== '' && chosen !== frequency) return null;
  const write = (field: PayFieldName | 'payFrequency' | 'tipped', value: string) => {
    // What was typed may have been complained about.
    form.setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  if (min === max || name === 'payRate') write(name, inField(min));
  if (min !== max) {
    write('minWage', inField(min));
    write('maxWage', inField(max));
  }
  if (frequency !== null) write('payFrequency', frequency);
  if (tipped) write('tipped', 'true');
  return inWords(read);
}

function inField(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

function inWords({ min, max, frequency, tipped }: TypedPay): string {
  const range = min === max ? formatDollars(min) : `${formatDollars(min)} to ${formatDollars(max)}`;
  const unit = frequency === null ? '' : `, ${payFrequencyLabels[frequency].toLowerCase()}`;
  return `Read as ${range}${unit}${tipped ? ', plus tips' : ''}.`;
}
