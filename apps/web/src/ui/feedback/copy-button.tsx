import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { toast } from './toast.ts';

/** How long the button confirms copying, in milliseconds. */
const SAID_MS = 2_000;

export interface CopyButtonProps {
  /** What it copies, e.g. 'Copy email'. */
  label: string;
  text: string;
}

/** Copies a text to the clipboard. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => {
      setIsCopied(false);
    }, SAID_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toast.error('Copying did not work. Please select the text instead.', { about: 'copy' });
    }
  };
  return (
    <>
      <IconButton
        variant="outline"
        label={label}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      />
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  );
}
