import type { Mail, Mailer } from '../src/platform/mail/mail.ts';

/** A mailer that keeps what it is given, and can be told to fail. */
export interface CapturedMail extends Mailer {
  /** The mails since the last call. */
  take(): Mail[];
  /** The next mails are not taken: the server is away. */
  fail(times: number): void;
}

export function captureMail(): CapturedMail {
  let mails: Mail[] = [];
  let failures = 0;
  return {
    async send(mail) {
      if (failures > 0) {
        failures -= 1;
        throw new Error('the mail server is away');
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
