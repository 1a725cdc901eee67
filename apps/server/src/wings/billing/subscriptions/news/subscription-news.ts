/** The kinds of mail to employers about their plan. */
export const subscriptionNews = [
  'started',
  'changed',
  'payment_failed',
  'cancel_scheduled',
  'ended',
  'second_cancelled',
  'refunded',
  'suspended',
  'restored',
  'dispute_lost',
  'jobs_close',
  'jobs_closed',
  'surplus_closes',
  'surplus_closed',
] as const;

export type SubscriptionNews = (typeof subscriptionNews)[number];

/** Those about closing jobs. */
export type ClosingNews = Extract<
  SubscriptionNews,
  'jobs_close' | 'jobs_closed' | 'surplus_closes' | 'surplus_closed'
>;
