import { isOwnContact } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { anEmail } from '../../../../test/unique.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** The domain of the website that `signUpEmployer` gives. */
const OWN_DOMAIN = 'copper-kettle.example';

const ownEmail = () => anEmail().replace(/@.*$/, `@${OWN_DOMAIN}`);

const verify = (as: TestAccount) => app.api.verifyCompany({ as });
const read = (as: TestAccount) => app.api.getCompanyVerification({ as });

async function publicViews({ id }: TestAccount, jobId: string) {
  const company = (await app.api.getEmployer({ employerId: id })).json<object>();
  const job = (await app.api.getJob({ jobId })).json<object>();
  return { company, job };
}

describe('POST /api/company-verification', () => {
  it('verifies a company whose address is at the domain of its website, for everybody to see', async () => {
    const employer = await signUpEmployer(app, { email: ownEmail() });
    const jobId = await insertJob(app, employer);
    const before = await publicViews(employer, jobId);
    expect(before.company).toMatchObject({ verified: false, verifiedBy: null, verifiedAt: null });
    expect(before.job).toMatchObject({ verified: false });
    expect((await read(employer)).json()).toEqual({
      verification: 'confirmed',
      verifiedBy: null,
      verifiedAt: null,
      mailDomain: OWN_DOMAIN,
      websiteHost: OWN_DOMAIN,
      websiteDomain: OWN_DOMAIN,
      obstacle: null,
    });

    const verifiedAt = app.clock.read().toISOString();
    expect((await verify(employer)).json()).toMatchObject({
      verification: 'verified',
      verifiedBy: 'domain',
      verifiedAt,
      obstacle: null,
    });
    const after = await publicViews(employer, jobId);
    expect(after.company).toMatchObject({ verified: true, verifiedBy: 'domain', verifiedAt });
    expect(after.job).toMatchObject({ verified: true });
    const own = await app.api.getOwnEmployer({ as: employer });
    expect(own.json()).toMatchObject({ employer: { verification: 'verified' } });
  });

  it('says what is missing, and changes nothing', async () => {
    const employer = await signUpEmployer(app);
    expect((await verify(employer)).json()).toMatchObject({
      verification: 'confirmed',
      obstacle: 'other_domain',
    });
    await app.database
      .updateTable('employers')
      .set({ email_confirmed_at: null })
      .where('id', '=', employer.id)
      .execute();
    expect((await verify(employer)).json()).toMatchObject({
      verification: 'new',
      obstacle: 'unconfirmed',
    });
  });

  it.each([
    ['name', { companyName: 'Silver Kettle' }],
    ['website', { website: 'https://silver-kettle.com' }],
    ['contact address', { contactEmail: 'copper.kettle@gmail.com' }],
  ])('holds until the %s of the company changes', async (_, change) => {
    const employer = await signUpEmployer(app, { email: ownEmail() });
    await verify(employer);
    await app.api.updateEmployer({
      employerId: employer.id,
      as: employer,
      body: { description: 'We make coffee.' },
    });
    expect((await read(employer)).json()).toMatchObject({ verification: 'verified' });
    const changed = await app.api.updateEmployer({
      employerId: employer.id,
      as: employer,
      body: change,
    });
    expect(changed.json()).toMatchObject({
      employer: { verification: 'confirmed', verified: false },
    });
    expect((await app.api.getEmployer({ employerId: employer.id })).json()).toMatchObject({
      verified: false,
    });
  });

  it('holds while the contact address stays at its domain, and is not given with one elsewhere', async () => {
    const employer = await signUpEmployer(app, { email: ownEmail() });
    await verify(employer);
    for (const contactEmail of [`jobs@${OWN_DOMAIN}`, `jobs@hr.${OWN_DOMAIN}`, employer.email]) {
      const kept = await app.api.updateEmployer({
        employerId: employer.id,
        as: employer,
        body: { contactEmail },
      });
      expect(kept.json()).toMatchObject({ employer: { verification: 'verified', contactEmail } });
    }
    const elsewhere = { contactEmail: `jobs@not${OWN_DOMAIN}` };
    await app.api.updateEmployer({ employerId: employer.id, as: employer, body: elsewhere });
    expect((await verify(employer)).json()).toMatchObject({
      verification: 'confirmed',
      obstacle: 'other_contact',
    });
    await app.api.updateEmployer({
      employerId: employer.id,
      as: employer,
      body: { contactEmail: `jobs@${OWN_DOMAIN}` },
    });
    expect((await verify(employer)).json()).toMatchObject({ verification: 'verified' });
  });

  it.each([
    ['ann@copper.com', 'https://copper.com', 'jobs@copper.com', true],
    ['ann@copper.com', 'https://www.copper.com/jobs', 'Jobs@COPPER.com', true],
    ['ann@copper.com', 'https://shop.copper.com', 'jobs@hr.copper.com', true],
    ['ann@copper.com', 'https://shop.copper.com', 'jobs@x.shop.copper.com', true],
    ['ann@gmail.com', 'https://copper.com', 'Ann@gmail.com', true],
    ['ann@gmail.com', 'https://copper.com', 'jobs@copper.com', true],
    ['ann@gmail.com', 'https://copper.com', 'bob@gmail.com', false],
    ['ann@gmail.com', null, 'bob@gmail.com', false],
    ['ann@copper.com', 'https://copper.com', 'jobs@notcopper.com', false],
    ['ann@copper.com', 'https://copper.com', 'jobs@copper.com.evil.net', false],
    ['ann@copper.com', 'https://copper.com', 'copper.com@evil.net', false],
    ['ann@copper.com', 'https://user@copper.com:8443/?a', 'jobs@copper.com', true],
  ])('of %s with %s, the contact %s is its own in both rules: %s', async (...parts) => {
    const [email, website, contactEmail, own] = parts;
    const { rows } = await sql<{ own: boolean }>`
      select is_own_contact(${contactEmail}, ${email}, ${website}) as own`.execute(app.database);
    expect([rows[0]?.own, isOwnContact({ contactEmail, email, website })]).toEqual([own, own]);
  });

  it('ends with the address, also where nobody asked meanwhile', async () => {
    const employer = await signUpEmployer(app, { email: ownEmail() });
    await verify(employer);
    expect((await app.api.getEmployer({ employerId: employer.id })).json()).toMatchObject({
      verified: true,
    });
    await app.database
      .updateTable('employers')
      .set({ email: anEmail() })
      .where('id', '=', employer.id)
      .execute();
    await app.platform.responseCache.catchUp();
    expect((await app.api.getEmployer({ employerId: employer.id })).json()).toMatchObject({
      verified: false,
    });
  });
});
