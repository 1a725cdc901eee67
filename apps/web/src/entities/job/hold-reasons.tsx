import { partsOfReason } from './marked-words.ts';

/** Why a job is held, with the words of its text that the rules found highlighted. */
export function HoldReasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="space-y-1.5">
      {reasons.map((reason) => (
        <li key={reason} className="wrap-anywhere">
          {partsOfReason(reason).map(({ text, isMarked }, index) =>
            isMarked ? (
              <mark key={index} className="rounded-sm bg-marigold px-0.5 text-on-marigold">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </li>
      ))}
    </ul>
  );
}
