import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [outcome, setOutcome] = useState<'copied' | 'barred' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setOutcome('copied');
    } catch {
      // Refused, or missing outside secure contexts.
      setOutcome('barred');
    }
  };
  const isCopied = outcome === 'copied';
  return (
    <>
      <h3 ref={takeFocus} tabIndex={-1} className="font-semibold outline-none">
        Save these recovery codes
      </h3>
      <p className="mt-1 text-ink-soft">
        Each lets you in once if your authenticator is lost. They are not shown again.
      </p>
      <ul className="mt-4 grid gap-2 rounded-control bg-sunken p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="status" className={isCopied ? 'sr-only' : 'mt-1.5 text-sm text-ink-soft'}>
        {isCopied ? 'Codes copied' : null}
        {outcome === 'barred'
          ? 'Your browser did not allow copying. Please write them down.'
          : null}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant={isCopied ? 'done' : 'secondary'} onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? 'Copied' : 'Copy codes'}
        </Button>
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </>
  );
}

/** The form that was here is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
