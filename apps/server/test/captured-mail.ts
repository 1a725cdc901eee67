import type { Mail, Mailer } from '../src/platform/mail/mail.ts';

/** A mailer that captures its mails, and can be told to fail. */
export interface CapturedMail extends Mailer {
  /** The mails since the last call. */
  take(): Mail[];
  /** Rejects the next mails, as if the server were unavailable, or with that error. */
  fail(times: number, error?: Error): void;
}

const UNAVAILABLE = new Error('the mail server is unavailable');

export function captureMail(): CapturedMail {
  let mails: Mail[] = [];
  let failures = 0;
  let failure = UNAVAILABLE;
  return {
    async send(mail) {
      if (failures > 0) {
        failures -= 1;
        throw failure;
      }
      mails.push(mail);
    },
    take() {
      const taken = mails;
      mails = [];
      return taken;
    },
    fail(times, error = UNAVAILABLE) {
      failures = times;
      failure = error;
    },
  };
}
