import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

const COPIED_MS = 3_000;

/** A link to share. If the browser blocks copying, the link is selected for copying by hand. */
export function ShareLink({ link }: { link: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'barred' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => {
      setOutcome(null);
    }, COPIED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      // Refused, or missing outside secure contexts.
      box.current?.querySelector('input')?.focus();
      setOutcome('barred');
    }
  };
  const isCopied = outcome === 'copied';

  return (
    <div>
      <div ref={box} className="flex flex-col gap-3 sm:flex-row">
        <TextField
          label="Link to the job"
          hideLabel
          readOnly
          className="flex-1"
          value={link}
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <Button
          variant={isCopied ? 'done' : 'secondary'}
          className="min-h-12 sm:min-w-34"
          onClick={() => void copy()}
        >
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p role="status" className={isCopied ? 'sr-only' : 'mt-1.5 text-sm text-ink-soft'}>
        {isCopied ? 'Link copied' : null}
        {outcome === 'barred'
          ? 'Your browser did not allow copying. The link is selected: copy it from there.'
          : null}
      </p>
    </div>
  );
}
