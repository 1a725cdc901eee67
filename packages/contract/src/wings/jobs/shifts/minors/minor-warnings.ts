import { describeShift, formatTimeOfDay } from '../describe-shifts.ts';
import { closedWork, type NightRule, nightRules, type RuleSource } from './minor-rules.ts';
import type { Shift } from '../shift-schemas.ts';
import { rangesOfShifts, rangesOfSpans, weekdayBefore } from '../week-ranges.ts';

/** What keeps people under 18 from some of a job, in plain words. It never keeps a job from being posted. */
export interface MinorWarning {
  readonly text: string;
  readonly source: RuleSource;
}

interface PostedWork {
  /** In two capital letters. */
  readonly state: string;
  /** Title, description and whatever else is said of the work. */
  readonly text: string;
  readonly shifts: readonly Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>[];
}

const ADULTS_ONLY =
  /\b(?:18\+|(?:18|eighteen) (?:years )?(?:and|or) (?:over|older|above|up)|(?:at least|over|minimum(?: age)?(?: of)?|must be) (?:18|eighteen))(?!\w)/i;

/** What the rules for people under 18 say of a job; nothing if it is for adults only. */
export function minorWarnings({ state, text, shifts }: PostedWork): MinorWarning[] {
  if (ADULTS_ONLY.test(text)) return [];
  const nights = nightRules
    .filter((rule) => rule.state === state)
    .flatMap((rule) =>
      shifts
        .filter((shift) => isBeforeSchool(shift, rule))
        .map((shift) => ({ text: nightWords(shift, rule), source: rule.source })),
    );
  const closed = closedWork
    .filter((each) => (each.state === null || each.state === state) && each.words.test(text))
    .map(({ by, work, source }) => ({
      text: `This reads like ${work}. ${by} does not allow it for anybody under 18.`,
      source,
    }));
  return [...nights, ...closed];
}

function isBeforeSchool(
  shift: PostedWork['shifts'][number],
  { from, until, schoolDays }: NightRule,
): boolean {
  const nights = rangesOfSpans(
    schoolDays.map((day) => ({ weekday: weekdayBefore(day), start: from, end: until })),
  );
  return rangesOfShifts([shift]).some((own) =>
    nights.some((night) => own.from < night.to && night.from < own.to),
  );
}

function nightWords(shift: PostedWork['shifts'][number], rule: NightRule): string {
  const { stateName, from, until, exception } = rule;
  const hours = `${formatTimeOfDay(from)} to ${formatTimeOfDay(until)}`;
  const unless = exception === null ? '' : `, unless ${exception}`;
  return `“${describeShift(shift)}” is on the night before a school day. In ${stateName}, students under 18 may not work from ${hours} then${unless}.`;
}
