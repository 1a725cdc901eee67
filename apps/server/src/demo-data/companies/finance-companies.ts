import type { CompanyContent } from '../company-content.ts';

export const financeCompanies = [
  {
    key: 'acorn-and-ash',
    name: 'Acorn & Ash Credit Union',
    trade: 'credit-union',
    city: 'Raleigh',
    branches: ['Durham', 'Greensboro'],
    plan: 'corporate',
    mark: 'acorn',
    description:
      'Acorn & Ash Credit Union belongs to its forty thousand members, many of them teachers and students. We lend small amounts at fair rates and teach free classes on first budgets. Every branch has a community room that anyone may book.',
    crew: 'Part-time staff get paid holidays, and the branch closes on time.',
  },
  {
    key: 'bluestem-savings',
    name: 'Bluestem Savings',
    trade: 'credit-union',
    city: 'Cary',
    plan: 'accelerate',
    mark: 'coins',
    description:
      'Bluestem Savings helps people put away their first thousand dollars. Our accounts have no fees and our app has no tricks. We visit high schools every week with a game about compound interest.',
    crew: 'We pay for your first finance certification and give you study time on the clock.',
  },
  {
    key: 'stepladder',
    name: 'Stepladder Microloans',
    trade: 'credit-union',
    city: 'Raleigh',
    plan: 'none',
    mark: 'ladder',
    description:
      'Stepladder Microloans lends between five hundred and ten thousand dollars to people starting something. Food trucks, salons and one excellent puppet theater got going with us. Borrowers meet a mentor every month.',
    crew: 'You will meet every borrower by name.',
  },
  {
    key: 'ledger-lane',
    name: 'Ledger Lane Bookkeeping',
    trade: 'accounting',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'ledger',
    description:
      'Ledger Lane Bookkeeping does the books for cafes, florists and plumbers. We turn shoeboxes of receipts into reports that people can read. Clients text us pictures; we take it from there.',
    crew: 'Questions are welcome all day long, and nobody here talks in acronyms.',
  },
  {
    key: 'plainly-tax',
    name: 'Plainly Tax',
    trade: 'accounting',
    city: 'Durham',
    plan: 'impact',
    mark: 'percent',
    description:
      'Plainly Tax prepares returns for students, freelancers and families at flat prices. Every client leaves with one page that explains what happened. From May to December we run free workshops about withholding and side income.',
    crew: 'Busy season is busy, so dinner is on us every night from February to April.',
  },
] as const satisfies readonly CompanyContent[];
