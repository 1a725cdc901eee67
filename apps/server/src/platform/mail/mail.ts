/** A mail to one recipient. */
export interface Mail {
  readonly to: string;
  /** Where replies go; to the sender by default. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly html: string;
  /** The same in plain text. */
  readonly text: string;
  /**
   * Identifies this mail: letters, digits, dots, dashes and underscores. A mail that is sent again after
   * a failure has the same id, so that recipients can detect the duplicate.
   */
  readonly messageId: string;
}

export interface Mailer {
  /** @throws when the mail was not accepted; retry later */
  send(mail: Mail): Promise<void>;
}
