import * as z from 'zod';

const KEY = 'employer-signup';

const text = z.string().optional().catch(undefined);

/** What was typed into the signup form. Never the passwords: browser storage holds no credential. */
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

/** The draft of this tab; empty where there is none, or storage is barred. */
export function readSignupDraft(): SignupDraft {
  try {
    return signupDraft.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps the draft's fields of these values. */
export function writeSignupDraft(values: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(signupDraft.parse(values)));
  } catch {
    // Full or barred storage only costs a reload its memory.
  }
}

export function clearSignupDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
