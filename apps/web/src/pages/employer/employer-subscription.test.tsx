import {
  plans,
  type BillingEvent,
  type ChangePreview,
  type Subscription,
  listPlans,
  getSubscription,
  refreshSubscriptionToken,
  checkSubscription,
  previewChange,
  getBillingHistory,
  getInvoice,
  type Endpoint,
  startSubscription,
  changeSubscription,
  cancelSubscription,
  reactivateSubscription,
  openBillingPortal,
  sendSalesInquiry,
} from '@nextshift/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import {
  EMPLOYER,
  idOf,
  IMPACT,
  makeJob,
  serveJobs,
  signInEmployer,
} from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { useSubscriptionStore } from '../../platform/session/employer/subscription-store.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import EmployerSubscription from './employer-subscription.tsx';

serveApi();

const NOTHING_DUE: ChangePreview = {
  total: 0,
  dueNow: 0,
  creditLeft: 0,
  jobsCloseAt: null,
  jobs: [],
};

/** The server's current subscription. */
let subscription: Subscription | null = null;
let history: BillingEvent[] = [];
let preview: ChangePreview = NOTHING_DUE;

/** The bodies of the writes so far, and the idempotency key of each. */
let sent: { endpoint: Endpoint; body: unknown; key: string | null }[] = [];

beforeEach(() => {
  subscription = null;
  history = [];
  preview = NOTHING_DUE;
  sent = [];
  location.hash = '';
  serveJobs(() => [makeJob(1)]);
  serve(listPlans, () => ({ plans }));
  serve(getSubscription, () => ({
    subscription,
    hasSubscription: subscription !== null,
    subscriptionToken: subscription && 'fetched',
  }));
  serve(refreshSubscriptionToken, () => ({ subscriptionToken: freshToken() }));
  serve(checkSubscription, () => ({
    subscription,
    hasSubscription: subscription !== null,
    subscriptionToken: subscription && 'fetched',
  }));
  serve(previewChange, () => ({ preview }), { only: { id: IMPACT.id } });
  serve(getBillingHistory, () => ({ history }), { only: { id: IMPACT.id } });
});

function freshToken(minutes = 60): string {
  return `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + minutes * 60 }))}.signature`;
}

/** Responds to a write and records it. */
function serveWrite(endpoint: Endpoint, answer: (body: unknown) => Response | Promise<Response>) {
  serve(endpoint, ({ request, body = null }) => {
    const key = request.headers.get('idempotency-key');
    sent.push({ endpoint, body, key });
    return answer(body);
  });
}

function Page() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p>
        At {pathname + search} with {JSON.stringify(state)}
      </p>
      <EmployerSubscription />
      <Toaster />
    </>
  );
}

const open = (search = '') =>
  renderPage(`/employer/subscription${search}`, '/employer/subscription', Page);
const openWith = (own: Subscription | null, search = '') => {
  subscription = own;
  signInEmployer(own);
  return open(search);
};
const card = (name: string) => screen.findByRole('listitem', { name });
const press = async (plan: string, name: string) =>
  userEvent.click(within(await card(plan)).getByRole('button', { name }));
const own = () => screen.getByRole('region', { name: 'Your plan' });
const question = () => screen.getByRole('alertdialog');
const answer = async (name: string) => {
  const button = within(question()).getByRole('button', { name });
  await waitFor(() => {
    expect(button).toBeEnabled();
  });
  await userEvent.click(button);
};

describe('the plans', () => {
  it('are initially shown with annual billing', async () => {
    openWith(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeInTheDocument();
    expect(
      await screen.findAllByRole('heading', {
        level: 2,
        name: /^(Basic|Impact|Accelerate|Corporate)$/,
      }),
    ).toHaveLength(4);
    expect(screen.getByRole('radio', { name: 'Annual' })).toBeChecked();
    const basic = await card('Basic');
    expect(basic).toHaveTextContent('For a single opening, filled with care.');
    expect(basic).toHaveTextContent('$70/month*Save $108Get Started');
    expect(basic).toHaveTextContent('20 applicants per job');
    expect(basic).toHaveTextContent('No priority placement');
    expect(await card('Impact')).toHaveTextContent('$135/month*Save $168');
    expect(await card('Accelerate')).toHaveTextContent('$200/month*Save $228');
    expect(await card('Corporate')).toHaveTextContent('$359/month*Save $480');
    expect(screen.getByText('* Billed annually')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Get Started' })).toHaveLength(4);
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    expect(await card('Impact')).toHaveTextContent('Most Popular');
  });

  it('are shown with the billing cycle of a cancelled checkout', async () => {
    openWith(null, '?checkout=cancelled&plan=basic&cycle=monthly');
    expect(await card('Basic')).toHaveTextContent('$79/month');
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(screen.getByText(/You have not been charged/)).toBeInTheDocument();
  });

  it('are shown with monthly billing on request', async () => {
    openWith(null);
    await card('Basic');
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(await card('Basic')).toHaveTextContent('$79/month');
    expect(await card('Corporate')).toHaveTextContent('$399/month');
    expect(screen.queryByText(/^Save \$\d+$/)).not.toBeInTheDocument();
    expect(screen.getByText('* Billed annually')).toHaveClass('invisible');
  });

  it('offer a retry if they did not load', async () => {
    serve(listPlans, () => failure(400, 'validation_failed', 'Something is wrong.'), {
      once: true,
    });
    openWith(null);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something is wrong.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await card('Basic')).toBeInTheDocument();
  });

  it('highlight the one in the address', async () => {
    openWith(null, '?plan=accelerate');
    expect(await card('Accelerate')).toHaveTextContent('Fits your need');
    expect(await card('Basic')).not.toHaveTextContent('Fits your need');
  });
});

describe('starting a plan', () => {
  it('requests a checkout once and opens it', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    serveWrite(startSubscription, async () => {
      await held;
      return HttpResponse.json({ checkoutUrl: `${location.origin}/#pay-here` });
    });
    openWith(null);
    const button = within(await card('Impact')).getByRole('button', { name: 'Get Started' });
    await userEvent.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveTextContent('Opening checkout...');
    expect(within(await card('Basic')).getByRole('button', { name: 'Get Started' })).toBeDisabled();
    release();
    await waitFor(() => {
      expect(location.hash).toBe('#pay-here');
    });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      body: {
        employerId: EMPLOYER.id,
        planType: 'impact',
        billingCycle: 'annual',
        priceId: 'impact',
      },
      key: expect.stringMatching(/.{16,}/) as unknown,
    });
  });

  it('can start again when the browser restores the page', async () => {
    serveWrite(startSubscription, () =>
      HttpResponse.json({ checkoutUrl: `${location.origin}/#pay-here` }),
    );
    openWith(null);
    await press('Impact', 'Get Started');
    await waitFor(() => {
      expect(location.hash).toBe('#pay-here');
    });
    act(() => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await press('Basic', 'Get Started');
    await waitFor(() => {
      expect(sent).toHaveLength(2);
    });
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it.each([
    ['no page of the web', { checkoutUrl: 'javascript:alert(1)' }],
    ['nowhere', { checkoutUrl: '' }],
  ])('says so when the answer leads to %s', async (_, body) => {
    serveWrite(startSubscription, () => HttpResponse.json(body));
    openWith(null);
    await press('Basic', 'Get Started');
    expect(await screen.findByText('Failed to create checkout session')).toBeInTheDocument();
    expect(within(await card('Basic')).getByRole('button')).not.toHaveAttribute('aria-busy');
    expect(location.hash).toBe('');
  });

  it('says why it failed', async () => {
    serveWrite(startSubscription, () => failure(400, 'validation_failed', 'Not this plan.'));
    openWith(null);
    await press('Basic', 'Get Started');
    expect(await screen.findByText('Error subscribing to plan')).toBeInTheDocument();
    expect(screen.getByText('Not this plan.')).toBeInTheDocument();
  });

  it('reports a network failure, and retries with the same key', async () => {
    let isDown = true;
    serveWrite(startSubscription, () =>
      isDown
        ? HttpResponse.error()
        : HttpResponse.json({ checkoutUrl: `${location.origin}/#pay-here` }),
    );
    openWith(null);
    await press('Basic', 'Get Started');
    expect(
      await screen.findByText('Network error while creating subscription'),
    ).toBeInTheDocument();
    isDown = false;
    await press('Basic', 'Get Started');
    await waitFor(() => {
      expect(location.hash).toBe('#pay-here');
    });
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it('shows a plan that exists already', async () => {
    openWith(null);
    await card('Impact');
    subscription = IMPACT;
    serveWrite(startSubscription, () =>
      failure(409, 'subscription_active', 'You already have a plan.'),
    );
    await press('Basic', 'Get Started');
    expect(await screen.findByText('You already have a plan.')).toBeInTheDocument();
    expect(
      await within(await card('Basic')).findByRole('button', { name: 'Downgrade' }),
    ).toBeEnabled();
  });
});

describe('with a plan', () => {
  it('it is marked, and the buttons say what they do', async () => {
    openWith(IMPACT);
    const impact = await card('Impact');
    expect(impact).toHaveTextContent('Current plan');
    // The switch starts with the plan's cycle.
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(within(impact).getByRole('button', { name: 'Current plan' })).toBeDisabled();
    expect(within(await card('Basic')).getByRole('button', { name: 'Downgrade' })).toBeEnabled();
    expect(within(await card('Corporate')).getByRole('button', { name: 'Upgrade' })).toBeEnabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Annual' }));
    expect(within(impact).getByRole('button', { name: 'Switch to annual' })).toBeEnabled();
    expect(own()).toHaveTextContent('Impact');
    expect(own()).toHaveTextContent('Renews Jan 5, 2999, billed monthly');
    expect(await within(own()).findByText('1 of 2 active jobs used')).toBeInTheDocument();
  });

  it('another one is requested, and every screen then has it with its token', async () => {
    const [, , accelerate] = plans;
    serveWrite(changeSubscription, (body) =>
      HttpResponse.json({
        subscription: { ...IMPACT, ...(body as object), planDetails: accelerate },
      }),
    );
    preview = { ...NOTHING_DUE, total: 2300, dueNow: 2251, creditLeft: 0 };
    openWith(IMPACT);
    await userEvent.click(await screen.findByRole('radio', { name: 'Annual' }));
    await press('Accelerate', 'Upgrade');
    expect(question()).toHaveAccessibleName('Upgrade to Accelerate?');
    expect(await within(question()).findByText('$2,251.00')).toBeInTheDocument();
    expect(question()).toHaveTextContent('Due now$2,251.00Paid from your credit$49.00');
    expect(question()).toHaveTextContent('deducts the unused part of what you paid');
    expect(question()).toHaveTextContent('$2,400 a year ($200 a month)');
    expect(question()).toHaveTextContent('3 active jobs');
    await answer('Upgrade');
    expect(
      await screen.findByText('Your plan is now Accelerate, billed annually.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent).toMatchObject([{ body: { planType: 'accelerate', billingCycle: 'annual' } }]);
    expect(useSubscriptionStore.getState().subscription?.planType).toBe('accelerate');
    await waitFor(() => {
      expect(useSubscriptionStore.getState().token).toMatch(/^head\./);
    });
  });

  it('a smaller one says what it does to each active job', async () => {
    const job = { maxApplicants: 20, applicantCount: 3, stays: true };
    preview = {
      total: -70,
      dueNow: 0,
      creditLeft: 70,
      jobsCloseAt: '2026-11-29T12:00:00.000Z',
      jobs: [
        { ...job, id: idOf(101), title: 'Barista' },
        { ...job, id: idOf(102), title: 'Cook', applicantCount: 25 },
        { ...job, id: idOf(103), title: 'Driver', stays: false },
      ],
    };
    openWith(IMPACT);
    await press('Basic', 'Downgrade');
    const jobs = await within(question()).findByRole('list');
    expect(question()).toHaveTextContent('Due now$0.00Credit toward your next bills$70.00');
    expect(
      within(jobs)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'BaristaStays open, up to 20 applicants (3 so far)',
      'CookStays open, and takes no more applicants (25 of 20 applicants)',
      'DriverCloses on Nov 29, 2026',
    ]);
    await answer('Not now');
    expect(sent).toEqual([]);
  });

  it('nothing can be confirmed before the amount due is known, whose request can be retried', async () => {
    serve(previewChange, () => failure(409, 'illegal_subscription_change', 'Nobody is there.'), {
      only: { id: IMPACT.id },
      once: true,
    });
    openWith(IMPACT);
    await press('Accelerate', 'Upgrade');
    expect(await within(question()).findByText('Nobody is there.')).toBeInTheDocument();
    expect(within(question()).getByRole('button', { name: 'Upgrade' })).toBeDisabled();
    await answer('Try again');
    await waitFor(() => {
      expect(within(question()).getByRole('button', { name: 'Upgrade' })).toBeEnabled();
    });
  });

  it('a change that fails says why inside, and can be retried as another attempt', async () => {
    serveWrite(changeSubscription, () =>
      failure(402, 'payment_declined', 'Your payment was declined.'),
    );
    openWith(IMPACT);
    await press('Accelerate', 'Upgrade');
    await answer('Upgrade');
    expect(await within(question()).findByText('Your payment was declined.')).toBeInTheDocument();
    await answer('Upgrade');
    await waitFor(() => {
      expect(sent).toHaveLength(2);
    });
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('a change after it has ended refetches the subscription', async () => {
    serveWrite(changeSubscription, () => {
      subscription = null;
      return failure(409, 'subscription_ended', 'This subscription has ended.');
    });
    openWith(IMPACT);
    await press('Accelerate', 'Upgrade');
    await answer('Upgrade');
    expect(await within(question()).findByText('This subscription has ended.')).toBeInTheDocument();
    await answer('Not now');
    expect(within(own()).getByText('Free')).toBeInTheDocument();
    expect(within(await card('Basic')).getByRole('button', { name: 'Get Started' })).toBeEnabled();
  });

  it('the dialog says what happens to the money', async () => {
    openWith({ ...IMPACT, billingCycle: 'annual', cancelAtPeriodEnd: true });
    await press('Accelerate', 'Upgrade');
    expect(question()).toHaveTextContent('charges only the difference');
    expect(question()).toHaveTextContent('Your plan is still set to end on Jan 5, 2999.');
    await answer('Not now');
    await press('Basic', 'Downgrade');
    expect(question()).toHaveTextContent('toward your next bills');
    await answer('Not now');
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    await press('Impact', 'Switch to monthly');
    expect(question()).toHaveAccessibleName('Switch Impact to monthly billing?');
  });

  it('its account manager is named', async () => {
    const accountManager = { name: 'Ada Park', email: 'ada@nextshift.example' };
    openWith({ ...IMPACT, accountManager });
    expect(own()).toHaveTextContent('Your account manager: Ada Park');
    expect(within(own()).getByRole('link', { name: 'ada@nextshift.example' })).toHaveAttribute(
      'href',
      'mailto:ada@nextshift.example',
    );
    await card('Basic');
  });

  it('a due payment is shown', async () => {
    openWith({ ...IMPACT, status: 'past_due' });
    expect(within(own()).getByRole('note')).toHaveTextContent('Payment due');
    expect(within(await card('Impact')).getByText('Current plan')).toBeInTheDocument();
  });

  it('a plan that a dispute suspends says so, and cannot be changed', async () => {
    openWith({ ...IMPACT, reversal: 'disputed' });
    expect(
      await screen.findByRole('region', { name: 'Your Impact plan is suspended' }),
    ).toHaveTextContent('Jobs within your plan stay open');
    expect(within(own()).getByText('Suspended')).toBeInTheDocument();
    expect(within(await card('Basic')).getByRole('button')).toBeDisabled();
    expect(within(own()).getByRole('button', { name: 'Cancel plan' })).toBeEnabled();
  });

  it('a sandbox plan says that it ends, can be ended now, and can be replaced by any other', async () => {
    openWith({ ...IMPACT, fromSandbox: true });
    expect(within(own()).getByRole('note')).toHaveTextContent(
      'Your Impact plan came from a test checkout',
    );
    expect(within(own()).getByRole('button', { name: 'End now' })).toBeEnabled();
    expect(within(own()).queryByRole('button', { name: 'Billing details' })).toBeNull();
    expect(within(await card('Impact')).getByRole('button')).toHaveTextContent('Get Started');
  });

  it.each([
    ['refunded', 'Its payment was refunded in full.'],
    ['dispute_lost', 'Your bank returned a disputed payment to you.'],
  ] as const)('a plan that ended as it was %s says why', async (reversal, text) => {
    openWith({ ...IMPACT, status: 'canceled', reversal });
    expect(
      await screen.findByRole('region', { name: 'Your Impact plan has ended' }),
    ).toHaveTextContent(text);
  });
});

describe('cancelling', () => {
  function serveCancel() {
    serveWrite(cancelSubscription, (body) => {
      const { immediate } = body as { immediate: boolean };
      subscription = immediate
        ? { ...IMPACT, status: 'canceled' }
        : { ...IMPACT, cancelAtPeriodEnd: true };
      return HttpResponse.json({ subscription });
    });
    serveWrite(reactivateSubscription, () => {
      subscription = IMPACT;
      return HttpResponse.json({ subscription });
    });
  }
  const press = (name: string) => userEvent.click(within(own()).getByRole('button', { name }));

  it('defaults to the end of the period, and can be revoked', async () => {
    serveCancel();
    openWith(IMPACT);
    await press('Cancel plan');
    expect(question()).toHaveAccessibleName('Cancel your Impact plan?');
    expect(question()).toHaveTextContent('You keep Impact until Jan 5, 2999');
    expect(question()).toHaveTextContent(
      'They close seven days after the email that tells you so, and never before the plan ends',
    );
    await answer('Cancel plan');
    expect(await within(own()).findByText(/Ends Jan 5, 2999/)).toBeInTheDocument();
    await press('Reactivate');
    expect(await within(own()).findByText(/Renews Jan 5, 2999/)).toBeInTheDocument();
    expect(within(own()).getByRole('heading')).toHaveFocus();
    await press('Cancel plan');
    await answer('Cancel plan');
    await waitFor(() => {
      expect(sent).toHaveLength(3);
    });
    expect(sent.map(({ body }) => body)).toEqual([
      { immediate: false },
      null,
      { immediate: false },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  });

  it('that is set for the end of the period can still be made immediate', async () => {
    serveCancel();
    openWith({ ...IMPACT, cancelAtPeriodEnd: true });
    await press('End now');
    expect(question()).toHaveAccessibleName('End your Impact plan now?');
    expect(within(question()).queryByRole('radio')).not.toBeInTheDocument();
    await answer('End now');
    expect(await within(own()).findByText('Free')).toBeInTheDocument();
    expect(sent).toMatchObject([{ body: { immediate: true } }]);
  });

  it('can be immediate', async () => {
    serveCancel();
    openWith(IMPACT);
    await press('Cancel plan');
    await userEvent.click(within(question()).getByRole('radio', { name: /^Now/ }));
    await answer('Cancel now');
    expect(await within(own()).findByText('Free')).toBeInTheDocument();
    expect(sent).toMatchObject([{ body: { immediate: true } }]);
    expect(await screen.findByText('Your Impact plan has ended.')).toBeInTheDocument();
    expect(within(await card('Impact')).getByRole('button', { name: 'Get Started' })).toBeEnabled();
  });

  it.each([
    [
      'an answer that cannot be read',
      () => HttpResponse.text('?', { status: 400 }),
      'Failed to cancel subscription',
    ],
    ['no answer', () => HttpResponse.error(), 'Network error while canceling subscription'],
    ['a refusal', () => failure(400, 'validation_failed', 'Not now.'), 'Not now.'],
  ])('says why it failed after %s', async (_, response, text) => {
    serveWrite(cancelSubscription, response);
    openWith(IMPACT);
    await press('Cancel plan');
    await answer('Cancel plan');
    expect(await within(question()).findByText(text)).toBeInTheDocument();
  });
});

it('an invoice is opened from its line of the history', async () => {
  history = [
    {
      id: idOf(500),
      kind: 'started',
      planType: 'impact',
      billingCycle: 'monthly',
      amount: 149,
      hasInvoice: true,
      occurredAt: '2026-05-05T12:00:00.000Z',
    },
  ];
  serve(getInvoice, () => ({ invoiceUrl: '#invoice' }), { only: { eventId: idOf(500) } });
  openWith(IMPACT);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Invoice: Impact plan started, May 5, 2026' }),
  );
  await waitFor(() => {
    expect(location.hash).toBe('#invoice');
  });
});

describe('the pages of the payment provider', () => {
  it('of a change that needs a bank confirmation opens, and on return the plan is refetched', async () => {
    serveWrite(changeSubscription, () =>
      failure(402, 'payment_confirmation_required', 'Your bank asks.', { confirmUrl: '#bank' }),
    );
    openWith(IMPACT, '?change=done');
    expect(await screen.findByText('At /employer/subscription with null')).toBeInTheDocument();
    await press('Accelerate', 'Upgrade');
    await answer('Upgrade');
    await waitFor(() => {
      expect(location.hash).toBe('#bank');
    });
  });

  it('are opened from the plan', async () => {
    serveWrite(openBillingPortal, () => HttpResponse.json({ portalUrl: '#portal' }));
    openWith(IMPACT);
    await userEvent.click(within(own()).getByRole('button', { name: 'Billing details' }));
    await waitFor(() => {
      expect(location.hash).toBe('#portal');
    });
  });

  it('say so when they cannot be opened', async () => {
    serveWrite(openBillingPortal, () => failure(404, 'not_found', 'There is no such page.'));
    openWith(IMPACT);
    await userEvent.click(within(own()).getByRole('button', { name: 'Billing details' }));
    expect(await screen.findByText('There is no such page.')).toBeInTheDocument();
  });
});

describe('the billing history', () => {
  const event = (n: number, changes: Partial<BillingEvent> = {}): BillingEvent => ({
    id: idOf(500 + n),
    kind: 'renewed',
    planType: 'impact',
    billingCycle: 'monthly',
    amount: 149,
    hasInvoice: false,
    occurredAt: new Date(Date.UTC(2026, 5 - n, 5, 12)).toISOString(),
    ...changes,
  });

  it('lists bills, page by page', async () => {
    serve(
      getBillingHistory,
      ({ query }) => {
        const isSecond = query.get('cursor') === 'two';
        return isSecond
          ? { history: [event(2, { kind: 'started' })] }
          : HttpResponse.json(
              {
                history: [
                  event(0, { kind: 'cancel_scheduled', amount: null }),
                  event(1, { kind: 'payment_failed' }),
                ],
              },
              { headers: { link: '</history?cursor=two>; rel="next"' } },
            );
      },
      { only: { id: IMPACT.id } },
    );
    openWith(IMPACT);
    expect(
      await screen.findByRole('row', { name: /Impact canceled at the end of the period/ }),
    ).toHaveTextContent('Nothing billed');
    expect(screen.getByRole('row', { name: /Payment for Impact failed/ })).toHaveTextContent(
      'Not paid$149.00',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    const started = await screen.findByRole('row', { name: /Impact plan started/ });
    expect(started).toHaveTextContent('Apr 5, 2026');
    expect(started).toHaveTextContent('$149.00');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('says so when it is empty', async () => {
    openWith(IMPACT);
    expect(await screen.findByText('Nothing has been billed yet.')).toBeInTheDocument();
  });

  it('is hidden from employers who never had a plan', async () => {
    openWith(null);
    await card('Basic');
    expect(screen.queryByRole('heading', { name: 'Billing history' })).not.toBeInTheDocument();
  });
});

describe('coming back from the checkout', () => {
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('waits for the plan and then says that it is active', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openWith(null, '?checkout=done');
    await waitFor(() => {
      expect(status()).toContain('Activating your plan...');
    });
    // A reload continues waiting, and the parameter does not come back.
    expect(
      screen.getByText('At /employer/subscription with {"awaitsPlan":true}'),
    ).toBeInTheDocument();
    subscription = IMPACT;
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(await screen.findByText('Your Impact plan is active.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Post a job' })).toHaveAttribute(
      'href',
      '/employer/createjob',
    );
    expect(within(await card('Impact')).getByText('Current plan')).toBeInTheDocument();
    expect(screen.getByText('At /employer/subscription with null')).toBeInTheDocument();
  });

  it('continues waiting after a reload', async () => {
    signInEmployer(null);
    const path = '/employer/subscription';
    renderPage({ pathname: path, state: { awaitsPlan: true } }, path, Page);
    expect(await screen.findByText('Activating your plan...')).toBeInTheDocument();
    await card('Basic');
  });

  it('says after a minute that it takes longer, and checks again on request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openWith(null, '?checkout=done');
    await screen.findByText('Activating your plan...');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText(/takes longer than usual/)).toHaveTextContent('an email tells you');
    subscription = IMPACT;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText('Your Impact plan is active.')).not.toBeInTheDocument();
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Your Impact plan is active.')).toBeInTheDocument();
  });

  it('pauses while the tab is hidden, and polls when it is visible again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const turnTo = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      act(() => {
        dispatchEvent(new Event('visibilitychange'));
      });
    };
    openWith(null, '?checkout=done');
    await card('Basic');
    subscription = IMPACT;
    turnTo('hidden');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Activating your plan...')).toBeInTheDocument();
    turnTo('visible');
    expect(await screen.findByText('Your Impact plan is active.')).toBeInTheDocument();
  });

  it('says that nothing was charged when it was cancelled', async () => {
    openWith(null, '?checkout=cancelled&plan=impact');
    expect(status()).toContain('Checkout canceled. You have not been charged.');
    expect(
      await screen.findByText('At /employer/subscription?plan=impact with null'),
    ).toBeInTheDocument();
    await card('Basic');
  });
});

describe('the known plan', () => {
  it('can be refetched', async () => {
    signInEmployer();
    useSubscriptionStore.setState({ known: false, error: 'Failed to fetch subscription' });
    subscription = IMPACT;
    open();
    const alert = within(own()).getByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch subscription');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(own()).findByText(/Renews Jan 5, 2999/)).toBeInTheDocument();
  });

  it('warns before its token expires, and says when it has', async () => {
    signInEmployer(IMPACT);
    useSubscriptionStore.setState({ token: freshToken(12) });
    open();
    expect(within(own()).getByRole('status')).toHaveTextContent('Your plan details expire soon.');
    act(() => {
      useSubscriptionStore.setState({ error: 'Subscription token expired' });
    });
    expect(within(own()).getByRole('alert')).toHaveTextContent('Subscription token expired');
    await userEvent.click(within(own()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(within(own()).queryByRole('alert')).not.toBeInTheDocument();
    });
    expect(within(own()).queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('contacting sales', () => {
  it('keeps the input until it is sent, and confirms that', async () => {
    let isDown = true;
    serveWrite(sendSalesInquiry, () =>
      isDown
        ? failure(400, 'malformed_request', 'The request could not be read.')
        : HttpResponse.json({ message: 'Thank you. We answer soon.' }, { status: 201 }),
    );
    openWith(null);
    expect(
      screen.getByRole('heading', { name: 'Need a custom solution or have questions?' }),
    ).toBeInTheDocument();
    const openForm = () => userEvent.click(screen.getByRole('button', { name: 'Contact Sales' }));
    await openForm();
    const form = () => screen.getByRole('dialog', { name: 'Contact Sales' });
    await userEvent.click(within(form()).getByRole('button', { name: 'Send message' }));
    expect(await within(form()).findByText('Please enter your name')).toBeInTheDocument();
    await userEvent.type(within(form()).getByLabelText('Your name'), 'Ada');
    await userEvent.type(within(form()).getByLabelText('Message'), 'Twelve shops.');
    await userEvent.click(within(form()).getByRole('button', { name: 'Send message' }));
    expect(await within(form()).findByText('The request could not be read.')).toBeInTheDocument();
    await userEvent.click(within(form()).getByRole('button', { name: 'Close' }));
    await openForm();
    expect(within(form()).getByLabelText('Message')).toHaveValue('Twelve shops.');
    isDown = false;
    await userEvent.click(within(form()).getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Thank you. We answer soon.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent.at(-1)?.body).toEqual({ contactName: 'Ada', message: 'Twelve shops.' });
  });
});
