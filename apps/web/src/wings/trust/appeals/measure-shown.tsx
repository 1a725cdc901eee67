import { formatMoment, type Measure } from '@nextshift/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsBefore } from '../../../ui/hooks/use-is-before.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { AppealForm } from './appeal-form.tsx';
import { AppealShown } from './appeal-shown.tsx';

export interface MeasureShownProps {
  measure: Measure;
  /** @throws {ApiError} */
  send: (text: string) => Promise<unknown>;
  /** The form is open from the start, where the page is about nothing else. */
  isFormOpen?: boolean;
}

/** Before the date. */
const MEASURE_WORDS: Readonly<Record<Measure['measure'], string>> = {
  held: 'Held for review since',
  removed: 'Removed after a review on',
  suspended: 'Account suspended since',
};

/** What was done and why, and the appeal against it: its form, or how far it is. */
export function MeasureShown({ measure, send, isFormOpen = false }: MeasureShownProps) {
  const [isOpen, setIsOpen] = useState(isFormOpen);
  const form = useRef<HTMLDivElement>(null);
  const state = useRef<HTMLDivElement>(null);
  const { subjectName, reason, since, inForce, appealableFrom, appeal } = measure;
  const isTooEarly = useIsBefore(appealableFrom ?? '');
  const isOver = measure.measure === 'held' && !inForce;
  const open = () => {
    flushSync(() => {
      setIsOpen(true);
    });
    form.current?.querySelector('textarea')?.focus();
  };
  const submit = async (text: string) => {
    await send(text);
    // The form, and the focus in it, are gone.
    requestAnimationFrame(() => state.current?.focus());
  };
  return (
    <>
      <p className="text-sm text-ink-soft">
        {isOver ? (
          'No longer held'
        ) : (
          <>
            {MEASURE_WORDS[measure.measure]} <time dateTime={since}>{formatDate(since)}</time>
          </>
        )}
      </p>
      {reason === null ? null : (
        <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">The reason: </span>
          {reason}
        </p>
      )}
      <div ref={state} tabIndex={-1} role="status" className="mt-4 outline-none">
        {appeal ? (
          <AppealShown
            appeal={appeal}
            openMeans={isOver ? 'It is accepted, unless the decision is undone.' : undefined}
          />
        ) : null}
      </div>
      {appeal || !isTooEarly ? null : (
        <p className="mb-3 max-w-prose">
          The decision can still be undone. You can appeal from{' '}
          <time dateTime={appealableFrom ?? undefined}>{formatMoment(appealableFrom ?? '')}</time>{' '}
          on.
        </p>
      )}
      {appeal ? null : isOpen ? (
        <div ref={form}>
          <AppealForm send={submit} />
        </div>
      ) : isTooEarly ? null : (
        <Button variant="secondary" onClick={open} aria-label={`Appeal: ${subjectName}`}>
          Appeal
        </Button>
      )}
    </>
  );
}
