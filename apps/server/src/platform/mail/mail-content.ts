interface MailLink {
  readonly label: string;
  /** A path of the board, or a whole address. */
  readonly url: string;
}

/** A titled list of links, each with a line that says more. */
export interface MailList {
  readonly title: string;
  readonly items: readonly {
    readonly title: string;
    readonly url: string;
    readonly line: string;
  }[];
  /** What can be done about the whole list. */
  readonly link: MailLink;
}

/** What a mail says. */
export interface MailContent {
  readonly subject: string;
  /** What inboxes show beside the subject; by default, the first paragraph. */
  readonly preview?: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Between the paragraphs and the action. */
  readonly lists?: readonly MailList[];
  readonly action: MailLink;
  /** Why this mail came, and what to do about it: texts, links, and `\n` for a new line. */
  readonly footnote: string | readonly (string | MailLink)[];
}

/** The footnote of what a setting turns off. */
export const NOTIFICATION_FOOTNOTE =
  'You get this email because email notifications are on. Turn them off in the settings of your profile.';
