import type { LinkedAccount } from '@nextshift/contract';
import { asFile, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { type Operator, useOperator } from '../../../../test/database/insert-operators.ts';
import { buyPlan, deliverSubscriptionEvent } from '../../../../test/payments/buy-plan.ts';
import { postJob } from '../../../../test/scenarios/postings.ts';
import { caseOf, report, signUpSeekerOfAge } from '../../../../test/scenarios/cases.ts';
import { newId } from '../../../platform/database/new-id.ts';

let app: TestApp;
let operator: Operator;

beforeAll(async () => {
  app = await createTestApp();
  operator = await useOperator(app);
});

afterAll(() => app.close());

interface Details {
  readonly taxNumber?: string;
  readonly website?: string;
  readonly phone?: string;
  readonly address?: string;
}

/** A company with these details, and none that another one has. */
async function company(
  { taxNumber, website, phone, address }: Details,
  plan?: null,
): Promise<TestAccount> {
  const employer = await signUpEmployer(app, plan === undefined ? {} : { plan });
  await app.database
    .updateTable('employers')
    .set({
      website: website ?? null,
      phone_number: phone ?? null,
      address: address ?? null,
      tax_number_encrypted:
        taxNumber === undefined ? null : app.platform.secrets.encrypt(taxNumber),
      tax_number_last_four: taxNumber?.slice(-4) ?? null,
    })
    .where('id', '=', employer.id)
    .execute();
  return employer;
}

const suspend = ({ id: employerId }: TestAccount) =>
  operator.api.suspendEmployer({ employerId, body: { reason: 'A scam.' } });

/** What operators read beside a case of the company, none of whose jobs is held for it. */
async function linkedTo(employer: TestAccount): Promise<LinkedAccount[]> {
  const job = await postJob(app, employer);
  expect(job.moderation).toBe('clear');
  await report(app, await signUpSeekerOfAge(app, 0), job.id);
  const { id: caseId } = await caseOf(operator, job.id);
  const read = await operator.api.getCase({ caseId });
  return read.json<{ case: { linked: LinkedAccount[] } }>().case.linked;
}

describe('accounts that share a detail', () => {
  it.each([
    ['ein', { taxNumber: '123456789' }],
    ['website', { website: 'https://easy-money.example' }],
    ['phone', { phone: '9195550111' }],
    ['address', { address: '1 Side Street' }],
  ] as const)('are linked by %s, and hold nothing', async (by, shared) => {
    const former = await company(shared);
    await suspend(former);
    expect(await linkedTo(await company(shared))).toEqual([
      { employerId: former.id, companyName: 'Copper Kettle', status: 'suspended', by: [by] },
    ]);
  });

  it('are linked by the card that paid for a plan', async () => {
    const pay = async (employer: TestAccount) => {
      const { providerId } = await buyPlan(app, employer);
      app.payments.useCard(providerId, 'card-1');
      await deliverSubscriptionEvent(app, providerId);
    };
    const former = await company({}, null);
    await pay(former);
    const again = await company({}, null);
    await pay(again);
    expect(await linkedTo(again)).toMatchObject([{ employerId: former.id, by: ['card'] }]);
  });

  it('are linked by the same picture as a logo', async () => {
    const logo = await createPng({ width: 64, height: 64 });
    const show = async (employer: TestAccount) => {
      const body = toFormData({ logo: asFile(logo, 'logo.png') });
      const response = await app.api.updateEmployerLogo({
        employerId: employer.id,
        as: employer,
        body,
      });
      expect(response.statusCode, response.body).toBe(200);
    };
    const former = await company({});
    const again = await company({});
    for (const employer of [former, again]) await show(employer);
    expect(await linkedTo(again)).toMatchObject([{ employerId: former.id, by: ['logo'] }]);
  });

  it('are linked by a network from which both have signed in', async () => {
    const network = app.platform.secrets.mac('a network');
    const former = await company({});
    const again = await company({});
    for (const { id } of [former, again]) {
      const row = { id: newId(), employer_id: id, network, last_seen_at: app.clock.read() };
      await app.database.insertInto('known_networks').values(row).execute();
    }
    expect(await linkedTo(again)).toMatchObject([{ employerId: former.id, by: ['network'] }]);
  });

  it('stand with all that they share, those with the most first', async () => {
    const one = await company({ phone: '9195550133' });
    const two = await company({ phone: '9195550133', taxNumber: '223456789' });
    const again = await company({ phone: '9195550133', taxNumber: '223456789' });
    expect(await linkedTo(again)).toMatchObject([
      { employerId: two.id, by: ['phone', 'ein'], status: 'confirmed' },
      { employerId: one.id, by: ['phone'] },
    ]);
  });
});

describe('accounts are not linked', () => {
  it('by a page that anybody gets at the same host', async () => {
    await company({ website: 'https://one.github.io' });
    expect(await linkedTo(await company({ website: 'https://two.github.io' }))).toEqual([]);
  });

  it('by an EIN that ends alike, nor by what is not stated', async () => {
    await company({ taxNumber: '111116666' });
    expect(await linkedTo(await company({ taxNumber: '222226666' }))).toEqual([]);
    expect(await linkedTo(await company({}))).toEqual([]);
  });

  it('once one of them is deleted', async () => {
    const former = await company({ phone: '9195550144' });
    await app.database
      .updateTable('employers')
      .set({ deleted_at: app.clock.read() })
      .where('id', '=', former.id)
      .execute();
    expect(await linkedTo(await company({ phone: '9195550144' }))).toEqual([]);
  });
});

describe('a company at the domain of a suspended one', () => {
  it('is not verified by that domain, and is told that a person looks at it', async () => {
    const former = await company({ website: 'https://fast-money.example' });
    await suspend(former);
    const again = await company({ website: 'https://www.fast-money.example' });
    const email = `${again.id}@fast-money.example`;
    await app.database
      .updateTable('employers')
      .set({ email, contact_email: email, email_confirmed_at: app.clock.read() })
      .where('id', '=', again.id)
      .execute();
    const response = await app.api.verifyCompany({ as: again });
    expect(response.json()).toMatchObject({ verification: 'confirmed', obstacle: 'review' });
  });
});
