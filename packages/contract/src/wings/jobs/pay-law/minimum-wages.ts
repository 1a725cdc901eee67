import type { StateCode } from '../../../us-states.ts';

/** Where a figure stands, and the day until which it was known to be so. */
export interface LawSource {
  readonly name: string;
  readonly known: string;
}

/** What an hour of work must pay by law, from a day on. */
export interface MinimumWage {
  readonly from: string;
  /** US dollars an hour. */
  readonly minimum: number;
  /** What the employer pays itself where people get tips. */
  readonly tippedCash: number;
  /** Whether tips count toward the minimum at all; without, both are the same. */
  readonly tipCredit: boolean;
  readonly source: LawSource;
  /** Which figure it is, where the law has several. */
  readonly note?: string;
}

const sources = {
  federal: { name: 'Fair Labor Standards Act, 29 U.S.C. § 206 and § 203(m)', known: '2026-01-01' },
  dol: {
    name: 'U.S. Department of Labor, Wage and Hour Division: State Minimum Wage Laws, and Minimum Wages for Tipped Employees',
    known: '2026-01-01',
  },
  alaska: { name: 'Alaska Ballot Measure 1 of 2024, A.S. 23.10.065', known: '2026-07-01' },
  district: {
    name: 'D.C. Department of Employment Services, minimum wage from July 1, 2026; Budget Support Act for 2026 on tipped work',
    known: '2026-07-01',
  },
  florida: { name: 'Constitution of Florida, Article X, Section 24', known: '2026-01-01' },
  hawaii: { name: 'Hawaii Revised Statutes § 387-2', known: '2026-01-01' },
  michigan: { name: 'Michigan Public Act 1 of 2025', known: '2026-01-01' },
  newYork: {
    name: 'New York Department of Labor: Minimum Wage, and Hospitality Wage Order',
    known: '2026-01-01',
  },
  oregon: { name: 'Oregon Bureau of Labor and Industries, ORS 653.025', known: '2026-07-01' },
  rhodeIsland: { name: 'Rhode Island General Laws § 28-12-3 and § 28-12-5', known: '2026-01-01' },
} as const satisfies Record<string, LawSource>;

const NO_TIP_CREDIT = null;

function row(
  from: string,
  minimum: number,
  tippedCash: number | typeof NO_TIP_CREDIT,
  source: LawSource,
  note?: string,
): MinimumWage {
  const tipCredit = tippedCash !== NO_TIP_CREDIT;
  return {
    from,
    minimum,
    tippedCash: tippedCash ?? minimum,
    tipCredit,
    source,
    ...(note === undefined ? {} : { note }),
  };
}

const federal = row('2009-07-24', 7.25, 2.13, sources.federal);

/** Holds where no state's law says more, and where a job names no state. */
export const federalMinimumWages: readonly MinimumWage[] = [federal];

/**
 * The legal minimum by state, each in the order of its days: a raise that is known ahead is a further row. Where rates
 * differ by region or by kind of employer it is the lowest, so that nothing lawful is held; small businesses that are
 * exempt altogether do not count, nor do towns, youths and learners. docs/operations.md says how to bring it up to date.
 */
export const minimumWages: Readonly<Record<StateCode, readonly MinimumWage[]>> = {
  AL: [federal],
  AK: [
    row('2025-07-01', 13, NO_TIP_CREDIT, sources.alaska),
    row('2026-07-01', 14, NO_TIP_CREDIT, sources.alaska),
    row('2027-07-01', 15, NO_TIP_CREDIT, sources.alaska),
  ],
  AZ: [row('2026-01-01', 15.15, 12.15, sources.dol)],
  AR: [row('2021-01-01', 11, 2.63, sources.dol, 'Employers of four or more.')],
  CA: [row('2026-01-01', 16.9, NO_TIP_CREDIT, sources.dol)],
  CO: [row('2026-01-01', 15.16, 12.14, sources.dol)],
  CT: [
    row('2026-01-01', 16.94, 6.38, sources.dol, 'Waiting staff; bartenders have $8.23 in cash.'),
  ],
  DE: [row('2025-01-01', 15, 2.23, sources.dol)],
  DC: [
    row('2025-07-01', 17.95, 10, sources.dol),
    row(
      '2026-07-01',
      18.4,
      10.3,
      sources.district,
      'Tipped: 56% of the minimum, to the cent below.',
    ),
  ],
  FL: [
    row('2025-09-30', 14, 10.98, sources.florida),
    row('2026-09-30', 15, 11.98, sources.florida),
  ],
  GA: [federal],
  HI: [row('2026-01-01', 16, 14.75, sources.hawaii), row('2028-01-01', 18, 16.5, sources.hawaii)],
  ID: [row('2009-07-24', 7.25, 3.35, sources.dol)],
  IL: [row('2025-01-01', 15, 9, sources.dol)],
  IN: [row('2009-07-24', 7.25, 2.13, sources.dol)],
  IA: [row('2009-07-24', 7.25, 4.35, sources.dol)],
  KS: [row('2010-01-01', 7.25, 2.13, sources.dol)],
  KY: [row('2009-07-24', 7.25, 2.13, sources.dol)],
  LA: [federal],
  ME: [row('2026-01-01', 15.1, 7.55, sources.dol)],
  MD: [row('2024-01-01', 15, 3.63, sources.dol)],
  MA: [row('2023-01-01', 15, 6.75, sources.dol)],
  MI: [
    row('2026-01-01', 13.73, 5.49, sources.michigan),
    row('2027-01-01', 15, 6.3, sources.michigan),
  ],
  MN: [row('2026-01-01', 11.41, NO_TIP_CREDIT, sources.dol)],
  MS: [federal],
  MO: [row('2026-01-01', 15, 7.5, sources.dol)],
  MT: [
    row(
      '2026-01-01',
      10.85,
      NO_TIP_CREDIT,
      sources.dol,
      'Not the $4.00 of the few businesses that federal law does not cover.',
    ),
  ],
  NE: [row('2026-01-01', 15, 2.13, sources.dol)],
  NV: [row('2024-07-01', 12, NO_TIP_CREDIT, sources.dol)],
  NH: [row('2009-07-24', 7.25, 3.27, sources.dol)],
  NJ: [
    row(
      '2026-01-01',
      15.23,
      6.05,
      sources.dol,
      'Employers of fewer than six, and seasonal ones; others have $15.92.',
    ),
  ],
  NM: [row('2023-01-01', 12, 3, sources.dol)],
  NY: [
    row(
      '2026-01-01',
      16,
      10.7,
      sources.newYork,
      'Upstate, food service; New York City, Long Island and Westchester have $17.00.',
    ),
  ],
  NC: [row('2009-07-24', 7.25, 2.13, sources.dol)],
  ND: [row('2009-07-24', 7.25, 4.86, sources.dol)],
  OH: [
    row(
      '2026-01-01',
      11,
      5.5,
      sources.dol,
      'Not the federal rate of businesses with receipts under $405,000.',
    ),
  ],
  OK: [row('2009-07-24', 7.25, 2.13, sources.dol)],
  OR: [
    row('2025-07-01', 14.05, NO_TIP_CREDIT, sources.oregon, 'Nonurban counties.'),
    row(
      '2026-07-01',
      14.55,
      NO_TIP_CREDIT,
      sources.oregon,
      'Nonurban counties: $2.25 below Portland.',
    ),
  ],
  PA: [row('2009-07-24', 7.25, 2.83, sources.dol)],
  PR: [row('2024-07-01', 10.5, 2.13, sources.dol)],
  RI: [
    row('2026-01-01', 16, 3.89, sources.rhodeIsland),
    row('2027-01-01', 17, 3.89, sources.rhodeIsland),
  ],
  SC: [federal],
  SD: [row('2026-01-01', 11.85, 5.93, sources.dol, 'Tipped: half of the minimum, $5.925.')],
  TN: [federal],
  TX: [row('2009-07-24', 7.25, 2.13, sources.dol)],
  UT: [row('2009-07-24', 7.25, 2.13, sources.dol)],
  VT: [row('2026-01-01', 14.42, 7.21, sources.dol)],
  VA: [row('2026-01-01', 12.77, 2.13, sources.dol)],
  WA: [row('2026-01-01', 17.13, NO_TIP_CREDIT, sources.dol)],
  WV: [row('2016-01-01', 8.75, 2.62, sources.dol)],
  WI: [row('2009-07-24', 7.25, 2.33, sources.dol)],
  WY: [federal],
  GU: [row('2021-09-01', 9.25, NO_TIP_CREDIT, sources.dol)],
  MP: [row('2018-09-30', 7.25, 2.13, sources.federal)],
  VI: [row('2018-06-01', 10.5, 4.2, sources.dol)],
  // Rates by industry, below the federal one: none is held against a job.
  AS: [],
};
