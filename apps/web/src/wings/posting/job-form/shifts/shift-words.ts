import {
  DAY_MS,
  formatHours,
  formatTimeOfDay,
  hoursOfDates,
  MINUTE_MS,
  minutesOfShift,
  momentsOfShift,
  offsetAt,
  type Shift,
  weekdayLabels,
  weekdayOfShift,
  weekdays,
} from '@nextshift/contract';

type Timed = Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>;

/** `6 h`, or for a night `8 h, ends Sun`; of a date as long as it lasts on the clocks of a zone. */
export function lengthInWords(shift: Timed, timeZone: string): string {
  const hours = formatHours(hoursOfShift(shift, timeZone));
  if (shift.end > shift.start) return hours;
  const next = weekdays[(weekdays.indexOf(weekdayOfShift(shift)) + 1) % weekdays.length] ?? 'mon';
  return `${hours}, ends ${shift.weekday === null ? 'the next day' : weekdayLabels[next]}`;
}

function hoursOfShift(shift: Timed, timeZone: string): number {
  return shift.date === null ? minutesOfShift(shift) / 60 : hoursOfDates([shift], timeZone);
}

/** What a change of clocks does to the hours of a shift of a date; '' for nothing. */
export function clockNote(shift: Timed, timeZone: string): string {
  const { date, start, end } = shift;
  const on = date === null ? null : momentsOfShift(shift, { date, timeZone });
  if (on === null) return '';
  const wallStart = Date.parse(`${on.date}T${start}:00Z`);
  const wallEnd = wallStart + minutesOfShift(shift) * MINUTE_MS;
  const shownStart = shownAt(on.startsAt, timeZone);
  const shownEnd = shownAt(on.endsAt, timeZone);
  const forward = 'The clocks go forward then';
  if (shownStart !== wallStart) {
    return `${forward}: there is no ${formatTimeOfDay(start)}, so the shift starts at ${timeOf(shownStart)}.`;
  }
  if (shownEnd !== wallEnd) {
    return `${forward}: there is no ${formatTimeOfDay(end)}, so the shift ends at ${timeOf(shownEnd)}.`;
  }
  const twice = [
    ...(comesAgain(on.startsAt, timeZone) ? [start] : []),
    ...(comesAgain(on.endsAt, timeZone) ? [end] : []),
  ].map(formatTimeOfDay);
  if (twice.length > 0) {
    return `The clocks go back then: ${twice.join(' and ')} ${twice.length === 1 ? 'comes' : 'come'} twice, and the first is meant.`;
  }
  const [real, planned] = [hoursOfShift(shift, timeZone), minutesOfShift(shift) / 60];
  if (real === planned) return '';
  return `The clocks change meanwhile: it lasts ${formatHours(real)}, not ${formatHours(planned)}.`;
}

/** What the clocks of a zone show at a moment, given as if they showed UTC. */
function shownAt(moment: Date, timeZone: string): number {
  return moment.getTime() + offsetAt(timeZone, moment.getTime());
}

function timeOf(shown: number): string {
  return formatTimeOfDay(new Date(shown).toISOString().slice(11, 16));
}

/** Whether the clocks show the same again, since they go back within the day. */
function comesAgain(moment: Date, timeZone: string): boolean {
  const at = moment.getTime();
  const back = offsetAt(timeZone, at) - offsetAt(timeZone, at + DAY_MS);
  return back > 0 && shownAt(new Date(at + back), timeZone) === shownAt(moment, timeZone);
}
