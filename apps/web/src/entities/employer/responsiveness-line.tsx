import type { Responsiveness } from '@nextshift/contract';
import { clsx } from 'clsx';
import { MessageCircleReply } from 'lucide-react';
import { responsivenessText } from './responsiveness-text.ts';

export interface ResponsivenessLineProps {
  responsiveness: Responsiveness | null;
  className?: string;
}

/** How a company answers its applicants, or that it is new. */
export function ResponsivenessLine({ responsiveness, className }: ResponsivenessLineProps) {
  return (
    <p className={clsx('flex items-start gap-2 text-balance text-ink-soft', className)}>
      <MessageCircleReply aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {responsivenessText(responsiveness, ' of applicants')}
    </p>
  );
}
