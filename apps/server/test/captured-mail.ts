import type { Mail, Mailer } from '../src/platform/mail/mail.ts';

/** A mailer that captures its mails, and can be told to fail. */
export interface CapturedMail extends Mailer {
  /** The mails since the last call. */
  take(): Mail[];
  /** Rejects the next mails, as if the server were unavailable. */
  fail(times: number): void;
}

export function captureMail(): CapturedMail {
  let mails: Mail[] = [];
  let failures = 0;
  return {
    async send(mail) {
      if (failures > 0) {
        failures -= 1;
        throw new Error('the mail server is unavailable');
      }
      mails.push(mail);
    },
    take() {
      const taken = mails;
      mails = [];
      return taken;
    },
    fail(times) {
      failures = times;
    },
  };
}
