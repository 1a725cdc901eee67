import { minimumWageOf, usStates } from '@nextshift/contract';
import type { Posting } from '../post-jobs.ts';

export interface PayPosting {
  readonly posting: Posting;
  readonly isLawful: boolean;
  readonly name: string;
}

const DESCRIPTION =
  'Carry plates, pour drinks and look after eight tables in our dining room. We train new servers for a week, share tips every night and plan shifts around your classes.';

/** A server's job in each state, with tips and without, at the floor of today and a cent below it. */
export const payPostings: readonly PayPosting[] = usStates.flatMap(({ code, name }) => {
  const wage = minimumWageOf(code, new Date());
  if (wage === null) return [];
  return [true, false].flatMap((tipped) =>
    [true, false].map((isLawful) => {
      const floor = tipped ? wage.tippedCash : wage.minimum;
      const payRate = isLawful ? floor : Math.round(floor * 100 - 1) / 100;
      return {
        name: `${name}, $${String(payRate)}${tipped ? ' and tips' : ''}`,
        isLawful,
        posting: serverAt(code, { payRate, tipped }),
      };
    }),
  );
});

function serverAt(state: string, pay: object): Posting {
  return {
    company: 'Oak Street Kitchen',
    website: null,
    email: 'office@oak-street-kitchen.example',
    accountAgeDays: 400,
    fields: {
      title: 'Server',
      description: DESCRIPTION,
      type: 'Part-time',
      city: 'Springfield',
      state,
      payFrequency: 'Per Hour',
      ...pay,
    },
    question: null,
  };
}
