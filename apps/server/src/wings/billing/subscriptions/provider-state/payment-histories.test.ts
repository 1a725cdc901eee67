import { DAY_MS } from '@nextshift/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverEvent } from '../../../../../test/payments/buy-plan.ts';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import type { SignedEvent } from '../../../../../test/payments/fake-payments.ts';
import { signUpEmployer, type TestAccount } from '../../../../../test/database/insert-accounts.ts';
import { cancelWithdrawnPlan } from '../index.ts';

/** Histories in total, 1,000 in the long form (`npm run test:histories`), and how many run concurrently. */
const HISTORIES = Number(process.env.PAYMENT_HISTORIES ?? 200);
const CONCURRENT = 20;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const plan = fc.constantFrom('basic', 'impact', 'accelerate', 'corporate');
const cycle = fc.constantFrom('monthly', 'annual');
/** Index of a plan bought so far, modulo their number. */
const which = fc.nat(2);

const action = fc.oneof(
  { weight: 1, arbitrary: fc.record({ what: fc.constant('buy'), plan, cycle }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('change'), which, plan, cycle }) },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constantFrom('renew', 'fail', 'pay', 'cancel', 'reactivate'),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('end'), which }) },
);

/** What happens at the provider, and after how many steps each copy of its event arrives. */
const step = fc.record({ action, delays: fc.array(fc.nat(4), { minLength: 1, maxLength: 2 }) });
const history = fc.record({
  first: fc.record({ what: fc.constant('buy'), plan, cycle }),
  firstDelays: fc.array(fc.nat(4), { minLength: 1, maxLength: 2 }),
  steps: fc.array(step, { maxLength: 4 }),
  /** Whether due events are delivered in reverse order, and whether concurrently. */
  isReversed: fc.boolean(),
  isAtOnce: fc.boolean(),
});

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** The model: a plan in an accountant's books. */
interface ModelPlan {
  readonly id: string;
  plan: string;
  cycle: string;
  status: 'active' | 'past_due' | 'over';
  endsAt: number;
  endsWithPeriod: boolean;
  readonly paid: string[];
  unpaid: string[];
}

const PRICE = new Map([
  ['basic monthly', 79],
  ['basic annual', 840],
  ['impact monthly', 149],
  ['impact annual', 1620],
  ['accelerate monthly', 219],
  ['accelerate annual', 2400],
  ['corporate monthly', 399],
  ['corporate annual', 4308],
]);

const lengthOf = (of: string) => (of === 'annual' ? 365 : 30) * DAY_MS;
const line = (why: string, model: Pick<ModelPlan, 'plan' | 'cycle'>) =>
  `${why} ${model.plan} ${model.cycle} ${PRICE.get(`${model.plan} ${model.cycle}`) ?? 'unpriced'}`;

type Wanted = Pick<Extract<Action, { plan: string }>, 'plan' | 'cycle'>;

async function buy({ id: employerId }: TestAccount, wanted: Wanted): Promise<ModelPlan> {
  const { checkoutUrl } = await app.payments.createCheckout(
    {
      employerId,
      customerId: `cus_${employerId}`,
      planType: wanted.plan,
      billingCycle: wanted.cycle,
      successUrl: 'http://nextshift.example/',
      cancelUrl: 'http://nextshift.example/',
    },
    `${employerId} ${Math.random()}`,
  );
  app.clock.advance(1);
  const id = app.payments.pay(checkoutUrl);
  return {
    id,
    plan: wanted.plan,
    cycle: wanted.cycle,
    status: 'active',
    endsAt: app.clock.read().getTime() + lengthOf(wanted.cycle),
    endsWithPeriod: false,
    paid: [line('started', wanted)],
    unpaid: [],
  };
}

/** Performs an action at the provider and in the model. @returns false if it is impossible */
async function change(model: ModelPlan, what: Action['what'], to?: Wanted) {
  if (model.status === 'over') return false;
  const key = `${model.id} ${Math.random()}`;
  switch (what) {
    case 'change': {
      if (!to) return false;
      app.clock.advance(1);
      const now = app.clock.read().getTime();
      const changing = app.payments.changePlan(
        model.id,
        { planType: to.plan, billingCycle: to.cycle },
        key,
      );
      if (model.cycle !== to.cycle) model.endsAt = now + lengthOf(to.cycle);
      model.plan = to.plan;
      model.cycle = to.cycle;
      model.paid.push(line('changed', model));
      await changing;
      return true;
    }
    case 'renew':
    case 'fail': {
      if (model.endsWithPeriod) return false;
      model.endsAt += lengthOf(model.cycle);
      if (what === 'renew') app.payments.renew(model.id);
      else app.payments.failPayment(model.id);
      model.status = what === 'renew' ? 'active' : 'past_due';
      (what === 'renew' ? model.paid : model.unpaid).push(line('renewed', model));
      return true;
    }
    case 'pay':
      app.payments.payOpenBills(model.id);
      model.status = 'active';
      model.paid.push(...model.unpaid);
      model.unpaid = [];
      return true;
    case 'cancel':
      await app.payments.cancel(model.id, 'at-period-end', key);
      model.endsWithPeriod = true;
      return true;
    case 'reactivate':
      await app.payments.reactivate(model.id, key);
      model.endsWithPeriod = false;
      return true;
    case 'end':
      app.payments.end(model.id);
      model.status = 'over';
      model.endsWithPeriod = false;
      return true;
  }
  return false;
}

async function live(told: History) {
  const employer = await signUpEmployer(app, { plan: null });
  const plans: ModelPlan[] = [];
  let waiting: { due: number; event: SignedEvent }[] = [];
  const steps = [{ action: told.first, delays: told.firstDelays }, ...told.steps];
  const deliverUntil = async (now: number) => {
    const due = waiting.filter((one) => one.due <= now).map(({ event }) => event);
    waiting = waiting.filter((one) => one.due > now);
    if (told.isReversed) due.reverse();
    const statuses: number[] = [];
    if (told.isAtOnce) {
      const responses = await Promise.all(due.map((event) => deliverEvent(app, event)));
      statuses.push(...responses.map(({ statusCode }) => statusCode));
    } else {
      for (const event of due) statuses.push((await deliverEvent(app, event)).statusCode);
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  };
  for (const [now, { action: done, delays }] of steps.entries()) {
    let about: ModelPlan | undefined;
    if (done.what === 'buy' && 'plan' in done) {
      about = await buy(employer, done);
      plans.push(about);
    } else if ('which' in done) {
      about = plans[done.which % plans.length];
      const to = 'plan' in done ? { plan: done.plan, cycle: done.cycle } : undefined;
      if (!about || !(await change(about, done.what, to))) about = undefined;
    }
    if (about) {
      const event = app.payments.sign({ subscriptionId: about.id, type: done.what });
      waiting.push(...delays.map((delay) => ({ due: now + delay, event })));
    }
    await deliverUntil(now);
  }
  await deliverUntil(Infinity);
  await endSecondPlans(employer);
  await expectAsModeled(employer, plans);
}

/** Processes the queued cancellations of second plans, until none is left. */
async function endSecondPlans({ id }: TestAccount) {
  const bought = await app.database
    .selectFrom('subscriptions')
    .select('id')
    .where('employer_id', '=', id)
    .execute();
  if (bought.length === 1) return;
  for (const { id: subscriptionId } of [...bought, ...bought, ...bought]) {
    await cancelWithdrawnPlan.run(app.platform, { subscriptionId });
  }
}

async function expectAsModeled(employer: TestAccount, plans: readonly ModelPlan[]) {
  const counts = plans.find(({ status }) => status !== 'over');
  const response = await app.api.getSubscription({ employerId: employer.id, as: employer });
  const own = response.json<{ hasSubscription: boolean; subscription: Record<string, unknown> }>();
  expect(own.hasSubscription).toBe(counts !== undefined);
  if (counts) {
    expect(own.subscription).toMatchObject({
      status: counts.status,
      planType: counts.plan,
      billingCycle: counts.cycle,
      currentPeriodEnd: new Date(counts.endsAt).toISOString(),
      cancelAtPeriodEnd: counts.endsWithPeriod,
    });
  }
  const rows = await app.database
    .selectFrom('subscriptions')
    .leftJoin('subscription_events', 'subscription_events.subscription_id', 'subscriptions.id')
    .select(['provider_subscription_id', 'status', 'kind', 'amount'])
    .select(['subscription_events.plan_type', 'subscription_events.billing_cycle'])
    .where('employer_id', '=', employer.id)
    .execute();
  for (const one of plans) {
    const own = rows.filter((row) => row.provider_subscription_id === one.id);
    expect(own[0]?.status).toBe(one === counts ? one.status : 'canceled');
    const bills = own.filter(({ amount }) => amount !== null);
    const written = (isPaid: boolean) =>
      bills
        .filter(({ kind }) => (kind !== 'payment_failed') === isPaid)
        .map((row) => {
          const why = isPaid ? String(row.kind) : 'renewed';
          return `${why} ${String(row.plan_type)} ${String(row.billing_cycle)} ${String(row.amount)}`;
        })
        .sort();
    expect(written(true)).toEqual([...one.paid].sort());
    // A failure that was paid before it was read is not recorded; a lasting one is.
    expect(written(false)).toEqual(expect.arrayContaining(one.unpaid));
    const endings = own.filter(({ kind }) => kind === 'ended');
    // A withdrawn second plan may have become live after all.
    if (plans.length === 1) expect(endings).toHaveLength(one === counts ? 0 : 1);
  }
}

it('events of a plan have the same result, however often, late and out of order they arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(history, { minLength: CONCURRENT, maxLength: CONCURRENT }),
      async (histories) => {
        await Promise.all(histories.map(live));
      },
    ),
    { numRuns: HISTORIES / CONCURRENT, endOnFailure: true },
  );
}, 300_000);
