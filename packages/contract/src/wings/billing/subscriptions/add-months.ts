/** The same day and time some months later (or earlier), in UTC; the last day of a month too short for it. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  // First move to a day that every month has.
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const daysInMonth = new Date(
    Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0),
  ).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), daysInMonth));
  return moved;
}
