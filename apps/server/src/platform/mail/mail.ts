/** A mail to one person. */
export interface Mail {
  readonly to: string;
  /** Where an answer goes; to the sender without. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly html: string;
  /** The same in plain text. */
  readonly text: string;
  /**
   * What makes this mail itself: letters, digits, dots, dashes and underscores. A mail that is sent
   * again after a failure keeps it, so that who has it already can tell.
   */
  readonly messageId: string;
}

export interface Mailer {
  /** @throws when the mail was not taken; trying again later makes sense */
  send(mail: Mail): Promise<void>;
}
