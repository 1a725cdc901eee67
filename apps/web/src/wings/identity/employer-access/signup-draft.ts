import * as z from 'zod';

const KEY = 'employer-signup';

const text = z.string().optional().catch(undefined);

/** Input of the signup form, without passwords: browser storage contains no credentials. */
const signupDraft = z.object({
  companyName: text,
  email: text,
  address: text,
  city: text,
  state: text,
  phone: text,
  website: text,
  taxNumber: text,
});

type SignupDraft = z.output<typeof signupDraft>;

/** The draft of this tab; empty if there is none or storage is unavailable. */
export function readSignupDraft(): SignupDraft {
  try {
    return signupDraft.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** Stores those values that belong to the draft. */
export function writeSignupDraft(values: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(signupDraft.parse(values)));
  } catch {
    // With full or unavailable storage, a reload loses the draft.
  }
}

export function clearSignupDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
