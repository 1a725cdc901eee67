import { nameOfState, readState, type StateCode } from '../../../us-states.ts';
import { timeZoneOfState } from '../jobs/state-time-zones.ts';
import { dayIn } from '../shifts/day-in-zone.ts';
import type { LawSource } from './minimum-wages.ts';

/** What a state's law wants employers to say of pay to those who look for work. */
interface PayDisclosure {
  readonly from: string;
  readonly wanted: 'pay' | 'pay and benefits';
  /** In the posting, or to an applicant, and then when. */
  readonly told: 'posting' | 'on request or with an offer' | 'after an interview';
  /** The fewest people whose employer it binds. */
  readonly employees: number;
  readonly source: LawSource;
}

const POSTING = 'posting';
const BOTH = 'pay and benefits';

/** The states whose law says something, with the law. */
export const payDisclosures: Readonly<Partial<Record<StateCode, PayDisclosure>>> = {
  CA: of('2023-01-01', 'pay', 15, 'California Labor Code § 432.3'),
  CO: of('2021-01-01', BOTH, 1, 'Colorado Equal Pay for Equal Work Act, C.R.S. § 8-5-201'),
  CT: {
    ...of('2021-10-01', 'pay', 1, 'Connecticut General Statutes § 31-40z'),
    told: 'on request or with an offer',
  },
  DC: of('2024-06-30', 'pay', 1, 'D.C. Wage Transparency Omnibus Amendment Act of 2023'),
  DE: of('2027-09-26', BOTH, 26, 'Delaware House Bill 105 of 2025'),
  HI: of('2024-01-01', 'pay', 50, 'Hawaii Act 203 of 2023'),
  IL: of('2025-01-01', BOTH, 15, 'Illinois Equal Pay Act of 2003, 820 ILCS 112'),
  MA: of('2025-10-29', 'pay', 25, 'Massachusetts General Laws ch. 149 § 105F'),
  MD: of('2024-10-01', BOTH, 1, 'Maryland Code, Labor and Employment § 3-304.2'),
  ME: of('2026-07-29', 'pay', 10, 'Maine LD 54 of the 132nd Legislature', '2026-07-01'),
  MN: of('2025-01-01', BOTH, 30, 'Minnesota Statutes § 181.173'),
  NJ: of('2025-06-01', BOTH, 10, 'New Jersey Pay and Benefit Transparency Act, P.L. 2024 c. 91'),
  NV: {
    ...of('2021-10-01', 'pay', 1, 'Nevada Revised Statutes § 613.133'),
    told: 'after an interview',
  },
  NY: of('2023-09-17', 'pay', 4, 'New York Labor Law § 194-b'),
  RI: {
    ...of('2023-01-01', 'pay', 1, 'Rhode Island General Laws § 28-6-22'),
    told: 'on request or with an offer',
  },
  VA: of('2026-07-01', 'pay', 1, 'Virginia pay transparency law of 2026', '2026-07-01'),
  VT: of('2025-07-01', 'pay', 5, 'Vermont Act 155 of 2024, 21 V.S.A. § 495t'),
  WA: of('2023-01-01', BOTH, 15, 'Revised Code of Washington § 49.58.110'),
};

function of(
  from: string,
  wanted: PayDisclosure['wanted'],
  employees: number,
  name: string,
  known = '2026-01-01',
): PayDisclosure {
  return { from, wanted, told: POSTING, employees, source: { name, known } };
}

/** What a state wants to be said of pay, in a sentence with its law; null if it wants nothing. */
export function describePayDisclosure(
  state: string,
  now: Date,
): { text: string; source: string } | null {
  const code = readState(state);
  const law = code === null ? undefined : payDisclosures[code];
  if (code === null || law === undefined || law.from > dayIn(timeZoneOfState(code), now)) {
    return null;
  }
  const { wanted, told, employees, source } = law;
  const who = employees === 1 ? 'every employer' : `employers of ${String(employees)} or more`;
  const what = wanted === BOTH ? 'the pay or its range, and the benefits,' : 'the pay or its range';
  const where = told === POSTING ? 'in the posting' : `to tell applicants ${told}`;
  const name = nameOfState(code) ?? code;
  const text =
    told === POSTING
      ? `${name} requires ${who} to state ${what} ${where}.`
      : `${name} requires ${who} ${where} what the job pays.`;
  return { text, source: source.name };
}
