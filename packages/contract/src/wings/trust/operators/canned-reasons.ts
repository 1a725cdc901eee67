/** Reasons that operators give often, in the order in which they choose them. */
export const cannedReasonIds = [
  'handles_money',
  'asks_for_fees',
  'asks_for_papers',
  'moves_to_messenger',
  'poses_as_another',
  'pay_misleads',
  'discriminates',
  'not_a_job',
  'nothing_wrong',
  'explained',
  'no_longer_there',
] as const;

export type CannedReasonId = (typeof cannedReasonIds)[number];

/** What operators choose a reason by, and what the company reads. */
export interface CannedReason {
  readonly label: string;
  readonly decision: 'uphold' | 'dismiss';
  readonly text: string;
}

/** None of them says which words gave something away. */
export const cannedReasons: Readonly<Record<CannedReasonId, CannedReason>> = {
  handles_money: {
    label: 'Handles money for others',
    decision: 'uphold',
    text: 'The job asks people to handle money for somebody else: checks, transfers, gift cards or goods. No employer needs the account of a student for that.',
  },
  asks_for_fees: {
    label: 'Asks applicants to pay',
    decision: 'uphold',
    text: 'The job asks people to pay before they earn: for training, equipment, a background check or a spot. Jobs on NextShift cost applicants nothing.',
  },
  asks_for_papers: {
    label: 'Collects identity papers',
    decision: 'uphold',
    text: 'The job asks for identity papers, bank details or a social security number before anybody is hired. Ask for them after hiring, outside of this board.',
  },
  moves_to_messenger: {
    label: 'Moves to a messenger',
    decision: 'uphold',
    text: 'The job moves applicants to a messenger or a private address. Applications and first conversations stay on this board, where both sides are protected.',
  },
  poses_as_another: {
    label: 'Poses as another company',
    decision: 'uphold',
    text: 'The job or the page uses the name of a company that it does not belong to. Post in your own name, from an address at your own website.',
  },
  pay_misleads: {
    label: 'Pay or hours mislead',
    decision: 'uphold',
    text: 'What the job says of its pay or hours cannot be true, or is against the law. Say what a person earns in an hour, and for how many hours.',
  },
  discriminates: {
    label: 'Discriminates',
    decision: 'uphold',
    text: 'The job excludes people for what they are instead of for what they can do. That is against the law and against the rules of this board.',
  },
  not_a_job: {
    label: 'Is not a job',
    decision: 'uphold',
    text: 'This is an advertisement, a course or a business opportunity, and no job with an employer who pays for work.',
  },
  nothing_wrong: {
    label: 'Nothing is wrong',
    decision: 'dismiss',
    text: 'A person read it and found nothing wrong. We are sorry that you had to wait.',
  },
  explained: {
    label: 'The company explained it',
    decision: 'dismiss',
    text: 'What you told us explains what we asked about. Thank you, and we are sorry that you had to wait.',
  },
  no_longer_there: {
    label: 'The cause is gone',
    decision: 'dismiss',
    text: 'What we asked about is no longer there. Please keep it so: a person reads it again if it comes back.',
  },
};

/** What the company reads of a decision: the canned text, and then what the operator adds. */
export function reasonOfDecision({
  cannedReason,
  reason,
}: {
  readonly cannedReason: CannedReasonId | null;
  readonly reason: string | null;
}): string {
  const canned = cannedReason === null ? '' : cannedReasons[cannedReason].text;
  return [canned, reason ?? ''].filter((part) => part !== '').join('\n\n');
}
