import { readKeptShifts } from '../../../platform/offline/kept-shifts.ts';
import { asOfText } from '../../../platform/text/as-of-text.ts';
import { Card } from '../../../ui/display/card.tsx';

export interface KeptShiftsProps {
  accountId: string;
  /** Those that ended before are left out. */
  now: Date;
}

/** The stored copy of the next shifts, while the server is unavailable. */
export function KeptShifts({ accountId, now }: KeptShiftsProps) {
  const kept = readKeptShifts(accountId);
  const shifts = kept?.shifts.filter(({ endsAt }) => new Date(endsAt) > now) ?? [];
  if (shifts.length === 0) return null;
  return (
    <section aria-labelledby="kept-shifts-heading" className="mt-6">
      <h2 id="kept-shifts-heading" className="text-heading font-bold">
        Your shifts
      </h2>
      <p className="mt-1 text-ink-soft">{asOfText(kept?.asOf)}</p>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {shifts.map(({ when, title, company, place }) => (
          <li key={`${when} ${title}`}>
            <Card className="h-full">
              <h3 className="text-lg leading-snug font-bold">{when}</h3>
              <p className="mt-1 font-semibold wrap-anywhere">{title}</p>
              <p className="wrap-anywhere text-ink-soft">{company}</p>
              <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{place}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
