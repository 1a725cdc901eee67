import { browserTimeZone, zoneName } from '../../../platform/text/time-zones.ts';

/** On which clocks the times are; offers those of this device where they differ. */
export function ZoneLine({
  timeZone,
  onChange,
}: {
  timeZone: string;
  onChange: (timeZone: string) => void;
}) {
  const own = browserTimeZone();
  const [shown, here] = [zoneName(timeZone), zoneName(own)];
  return (
    <p className="text-sm text-ink-soft">
      Times are in {shown}.{' '}
      {shown === here ? null : (
        <button
          type="button"
          className="text-link"
          onClick={() => {
            onChange(own);
          }}
        >
          Use {here} instead
        </button>
      )}
    </p>
  );
}
