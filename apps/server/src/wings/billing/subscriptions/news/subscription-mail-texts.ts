import { type BillingCycle, formatDay, type Surplus } from '@nextshift/contract';
import type { SubscriptionNews } from './subscription-news.ts';

export interface SubscriptionMail {
  readonly supportEmail: string;
  readonly planName: string;
  readonly maxActiveJobs: number;
  readonly billingCycle: BillingCycle;
  /** Amount of the bill in US dollars; null without one. */
  readonly amount: number | null;
  readonly periodEnd: Date;
  /** How many jobs are affected. */
  readonly jobs: number;
  readonly jobsCloseAt: Date | null;
  /** Open jobs beyond the plan's limit; null within it. */
  readonly surplus: Surplus | null;
  /** The sandbox sold the plan, and Stripe is configured now. */
  readonly fromSandbox: boolean;
}

interface Texts {
  readonly subject: string;
  readonly paragraphs: readonly [string, ...string[]];
  readonly label: string;
  /** Where the button leads; the plan's page by default. */
  readonly page?: string;
}

const DASHBOARD = '/employer';

/** The texts of each mail about a plan, and its effect on the jobs. */
export const subscriptionMailTexts: Readonly<
  Record<SubscriptionNews, (told: SubscriptionMail) => Texts>
> = {
  started: ({ planName, billingCycle, amount, maxActiveJobs, periodEnd }) => ({
    subject: `Your ${planName} plan has begun`,
    paragraphs: [
      `thank you: your ${planName} plan has begun. You can have ${jobsOf(maxActiveJobs)} open at a time.`,
      `${paid(amount)}The plan is billed ${perCycle(billingCycle)} and renews on ${formatDay(periodEnd)}.`,
    ],
    label: 'See your plan',
  }),
  changed: ({ planName, billingCycle, maxActiveJobs }) => ({
    subject: `You are on the ${planName} plan now`,
    paragraphs: [
      `your plan has been changed to ${planName}, billed ${perCycle(billingCycle)}. You can have ${jobsOf(maxActiveJobs)} open at a time.`,
      'Jobs within that number stay open. What you paid for your earlier plan is taken into account.',
    ],
    label: 'See your plan',
  }),
  payment_failed: ({ planName, amount }) => ({
    subject: 'Your payment did not go through',
    paragraphs: [
      `the payment${amount === null ? '' : ` of ${dollars(amount)}`} for your ${planName} plan did not go through.`,
      'It will be tried again. Please check that your card is valid, so that your plan goes on.',
    ],
    label: 'See your plan',
  }),
  cancel_scheduled: ({ planName, periodEnd, fromSandbox }) =>
    fromSandbox
      ? {
          subject: `Your ${planName} plan ends on ${formatDay(periodEnd)}`,
          paragraphs: [
            `your ${planName} plan came from a test checkout, and plans are paid for now. It is yours until ${formatDay(periodEnd)}, and is neither renewed nor charged.`,
            'Choose a plan before that day, and your jobs stay open. The new plan replaces this one at once.',
          ],
          label: 'Choose a plan',
        }
      : {
          subject: `Your ${planName} plan ends on ${formatDay(periodEnd)}`,
          paragraphs: [
            `your ${planName} plan has been canceled. It is paid until ${formatDay(periodEnd)}, and is yours until then.`,
            'Nothing more will be billed. If you change your mind, you can keep the plan until that day.',
          ],
          label: 'Keep your plan',
        },
  ended: ({ planName }) => ({
    subject: `Your ${planName} plan has ended`,
    paragraphs: [
      `your ${planName} plan has ended, and nothing more will be billed.`,
      'Without a plan you cannot post jobs. Before any job that is open closes, we email you the day.',
    ],
    label: 'Choose a plan',
  }),
  second_cancelled: ({ planName, supportEmail }) => ({
    subject: 'A second plan was canceled',
    paragraphs: [
      `you have paid for the ${planName} plan while you already had a plan, so we have canceled it.`,
      `Your earlier plan continues. Write to us at ${supportEmail} if you were billed for both.`,
    ],
    label: 'See your plan',
  }),
  refunded: ({ planName }) => ({
    subject: `Your payment was refunded, and your ${planName} plan has ended`,
    paragraphs: [
      `the payment for your ${planName} plan was refunded in full. With it the plan has ended, and nothing more will be billed.`,
      'Without a plan you cannot post jobs. Before any job that is open closes, we email you the day.',
    ],
    label: 'Choose a plan',
  }),
  suspended: ({ planName }) => ({
    subject: `Your ${planName} plan is suspended`,
    paragraphs: [
      `your bank has told us that a payment for your ${planName} plan is disputed. Until it has decided, the plan is suspended.`,
      'Your open jobs stay open and take applicants. You cannot post or repost jobs meanwhile, nor change the plan.',
      'If you did not mean to dispute the payment, ask your bank to withdraw the dispute. The plan is billed as before; you can cancel it at any time.',
    ],
    label: 'See your plan',
  }),
  restored: ({ planName }) => ({
    subject: `Your ${planName} plan is back`,
    paragraphs: [
      `the dispute about a payment for your ${planName} plan is settled, and the plan is yours again.`,
      'You can post and repost jobs as before.',
    ],
    label: 'Post a job',
    page: DASHBOARD,
  }),
  dispute_lost: ({ planName }) => ({
    subject: `Your ${planName} plan has ended`,
    paragraphs: [
      `your bank has given a disputed payment for your ${planName} plan back to you. With it the plan has ended, and nothing more will be billed.`,
      'Without a plan you cannot post jobs. Before any job that is open closes, we email you the day.',
    ],
    label: 'Choose a plan',
  }),
  jobs_close: ({ jobs, jobsCloseAt, periodEnd }) => ({
    subject: `Your open jobs close on ${formatDay(jobsCloseAt ?? periodEnd)}`,
    paragraphs: [
      `without a plan ${jobs === 1 ? 'your open job closes' : `your ${jobs} open jobs close`} on ${formatDay(jobsCloseAt ?? periodEnd)}.`,
      'Keep your plan or choose another before that day, and nothing closes. Applications stay with you either way.',
    ],
    label: 'Choose a plan',
  }),
  jobs_closed: ({ jobs }) => ({
    subject: jobs === 1 ? 'Your job has closed' : `Your ${jobs} jobs have closed`,
    paragraphs: [
      `your plan has ended, so ${jobs === 1 ? 'your open job has' : `your ${jobs} open jobs have`} closed today. Nobody can apply anymore.`,
      'Applications stay with you. With a plan you can repost closed jobs from your dashboard.',
    ],
    label: 'Choose a plan',
  }),
  surplus_closes: ({ planName, jobs, surplus }) => ({
    subject:
      jobs === 1
        ? `One of your open jobs closes on ${closingDay(surplus)}`
        : `${jobs} of your open jobs close on ${closingDay(surplus)}`,
    paragraphs: [
      `your ${planName} plan has room for ${jobsOf(surplus?.maxActiveJobs ?? 0)}, and you have ${surplus?.jobs.length ?? 0} open.`,
      `On ${closingDay(surplus)} ${jobs === 1 ? 'this job closes' : 'these jobs close'}, unless you choose others: ${closingTitles(surplus)}.`,
      'You choose on your dashboard which jobs stay. Applications stay with you either way.',
    ],
    label: 'Choose which jobs stay',
    page: DASHBOARD,
  }),
  surplus_closed: ({ planName, jobs, maxActiveJobs }) => ({
    subject: jobs === 1 ? 'One of your jobs has closed' : `${jobs} of your jobs have closed`,
    paragraphs: [
      `${jobs === 1 ? 'one open job was' : `${jobs} open jobs were`} more than your ${planName} plan has room for, so ${jobs === 1 ? 'it has' : 'they have'} closed today. Your plan includes ${jobsOf(maxActiveJobs)} at a time.`,
      'Applications stay with you. Close another job or choose a higher plan, and you can repost them from your dashboard.',
    ],
    label: 'See your jobs',
    page: DASHBOARD,
  }),
};

function closingDay(surplus: Surplus | null): string {
  return surplus === null ? '' : formatDay(new Date(surplus.closesAt));
}

/** '“Barista”, “Cook” and “Driver”'. */
function closingTitles(surplus: Surplus | null): string {
  const closing = surplus?.jobs.filter(({ stays }) => !stays) ?? [];
  return titles.format(closing.map(({ title }) => `“${title}”`));
}

const titles = new Intl.ListFormat('en-US');

function jobsOf(count: number): string {
  return count === 1 ? '1 job' : `${count} jobs`;
}

function perCycle(cycle: BillingCycle): string {
  return cycle === 'annual' ? 'annually' : 'monthly';
}

function paid(amount: number | null): string {
  return amount === null ? '' : `We have received ${dollars(amount)}. `;
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function dollars(amount: number): string {
  return money.format(amount);
}
