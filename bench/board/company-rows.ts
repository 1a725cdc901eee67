import { employerRows } from '@nextshift/server/demo-data/rows-of-employers';
import { subscriptionRows } from '@nextshift/server/demo-data/rows-of-subscriptions';
import type { BoardPlan } from './board-plan.ts';
import type { Row } from './copy-rows.ts';
import { type CompanySketch, createCompanyGenerator } from './draw-companies.ts';
import { idAt } from './id-at.ts';

/** Nobody can sign in with it. */
const NO_PASSWORD = 'none';

function idOfCompany({ createdAt, number }: CompanySketch): string {
  return idAt(createdAt, 'company', number);
}

function idOfLogo({ createdAt, number }: CompanySketch): string {
  return idAt(createdAt, 'logo', number);
}

/** Every company has a logo, of which there is the row alone: no picture is drawn. */
export function* logoRows(companies: readonly CompanySketch[]): Generator<Row> {
  for (const company of companies) {
    yield {
      id: idOfLogo(company),
      storage_key: `board-logo-${String(company.number).padStart(10, '0')}.webp`,
      visibility: 'public',
      content_type: 'image/webp',
      byte_size: 4_096,
      created_at: company.createdAt,
    };
  }
}

export function* companyRows(plan: BoardPlan, companies: readonly CompanySketch[]): Generator<Row> {
  const paint = createCompanyGenerator(plan);
  for (const company of companies) {
    const { employer } = paint(company);
    const ids = new Map([[employer.key, idOfCompany(company)]]);
    const logos = new Map([[employer.key, idOfLogo(company)]]);
    yield* employerRows([employer], { ids, logos, passwordHash: NO_PASSWORD });
  }
}

/** The rows of what companies have bought, by table. */
type PlanTable = 'payment_customers' | 'subscriptions' | 'sandbox_subscriptions';

export function* planRows(
  plan: BoardPlan,
  companies: readonly CompanySketch[],
  table: PlanTable,
): Generator<Row> {
  const paint = createCompanyGenerator(plan);
  for (const company of companies) {
    const { employer } = paint(company);
    const ids = new Map([[employer.key, idOfCompany(company)]]);
    const sold = subscriptionRows([employer], ids);
    if (table === 'payment_customers') yield* sold.customers;
    if (table === 'sandbox_subscriptions') yield* sold.sandboxSubscriptions;
    if (table !== 'subscriptions') continue;
    // The sample's ids are made anew each time; those of a board repeat themselves.
    const id = idAt(company.createdAt, 'plan', company.number);
    for (const subscription of sold.subscriptions) yield { ...subscription, id };
  }
}
