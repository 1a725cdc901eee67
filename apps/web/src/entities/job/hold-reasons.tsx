/** Why a job or the page of a company is held, in a sentence for each concern. */
export function HoldReasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="space-y-1.5">
      {reasons.map((reason) => (
        <li key={reason} className="wrap-anywhere">
          {reason}
        </li>
      ))}
    </ul>
  );
}
