import { addMonths } from '@nextshift/contract';
import { allCompanies } from '../content/all-companies.ts';
import type { CompanyContent } from '../content/company-content.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { drawAddress, phoneBook } from '../content/demo-contact-details.ts';
import type { DemoEmployer } from '../demo-data.ts';
import { daysBefore } from './demo-moments.ts';
import { designLogo } from '../drawing/logo-design.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import { industryOfTrade, type Trade } from '../content/trades.ts';

/** Every written company as an employer with address, contact details, plan and logo design. */
export function generateCompanies(now: Date): DemoEmployer[] {
  const nextPhone = phoneBook();
  return allCompanies.map((company, index) => {
    const random = seededRandom(`company:${company.key}`);
    const isNew = company.key === demoAccounts.newEmployer.key;
    return {
      key: company.key,
      companyName: company.name,
      email: emailOf(company),
      phone: nextPhone(company.city),
      website: random.chance(0.94) ? websiteOf(company) : null,
      ...drawAddress(company.city, random),
      // No real number begins with two zeros.
      taxNumber: random.chance(0.7) ? `00${random.int(1000000, 9999999)}` : null,
      description: company.description,
      industry: industryOfTrade[company.trade],
      trade: company.trade,
      plan: company.plan,
      ...drawBilling(company, now, random),
      createdAt: daysBefore(now, isNew ? 1.2 : random.int(200, 720) + random.next()),
      logo: designLogo(company.mark, index),
    };
  });
}

function emailOf(company: CompanyContent): string {
  if (company.key === demoAccounts.employer.key) return demoAccounts.employer.email;
  if (company.key === demoAccounts.newEmployer.key) return demoAccounts.newEmployer.email;
  return `hello@${compact(company.key)}.test`;
}

const endingOfTrade: Partial<Record<Trade, string>> = {
  campus: 'edu',
  'credit-union': 'org',
  nonprofit: 'org',
  shelter: 'org',
  'food-rescue': 'org',
  radio: 'org',
  software: 'io',
  studio: 'co',
  agency: 'co',
};

function websiteOf(company: CompanyContent): string {
  const ending = endingOfTrade[company.trade] ?? 'com';
  const place = compact(company.city.toLowerCase());
  const host = ending === 'edu' ? compact(company.key) : `${compact(company.key)}${place}`;
  return `https://www.${host}.${ending}`;
}

function compact(text: string): string {
  return text.replaceAll(/[^a-z0-9]/g, '');
}

type Billing = Pick<
  DemoEmployer,
  'billingCycle' | 'subscribedAt' | 'currentPeriodStart' | 'currentPeriodEnd'
>;

/** A paid plan is some periods old and never within ten days of its next renewal. */
function drawBilling(company: CompanyContent, now: Date, random: SeededRandom): Billing {
  if (company.plan === 'none') {
    return {
      billingCycle: null,
      subscribedAt: null,
      currentPeriodStart: null,
      currentPeriodEnd: null,
    };
  }
  const billingCycle = random.chance(0.6) ? 'annual' : 'monthly';
  const isAnnual = billingCycle === 'annual';
  const paidAbout = daysBefore(now, isAnnual ? random.int(130, 190) : random.int(1, 12));
  const monthsBefore = isAnnual ? 0 : random.int(4, 6);
  // Periods are counted from the first: it begins on a day that some months do not have.
  const subscribedAt = addMonths(paidAbout, -monthsBefore);
  return {
    billingCycle,
    subscribedAt,
    currentPeriodStart: addMonths(subscribedAt, monthsBefore),
    currentPeriodEnd: addMonths(subscribedAt, monthsBefore + (isAnnual ? 12 : 1)),
  };
}
