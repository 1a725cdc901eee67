import { formatPhone, readPhone, readState } from '@nextshift/contract';

interface StoredValues {
  state: string | null;
  phoneNumber?: string | null;
}

export interface WrongValue {
  field: keyof StoredValues;
  /** What it is, to its owner. */
  text: string;
}

/**
 * Stored values that no form would take today: a state was once cut to two letters and a phone number to ten digits as
 * they were typed. One that was cut to another state, or to another number, looks like any other.
 */
export function findWrongValues({ state, phoneNumber }: StoredValues): WrongValue[] {
  const wrong: WrongValue[] = [];
  if (state !== null && readState(state) === null) {
    wrong.push({ field: 'state', text: `The state “${state}” does not exist.` });
  }
  if (phoneNumber && readPhone(phoneNumber) === null) {
    const text = `The phone number ${formatPhone(phoneNumber)} is not a US number.`;
    wrong.push({ field: 'phoneNumber', text });
  }
  return wrong;
}
