import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { EMPTY_DRAFT, type JobDraft } from './job-draft.ts';
import type { JobForm } from './use-job-draft.ts';

export interface RareFieldsProps {
  form: JobForm;
  title: string;
  /** Those inside: it unfolds once one is filled in or wrong. */
  names: readonly (keyof JobDraft)[];
  children: ReactNode;
}

/** Fields of a section that few jobs need, folded. */
export function RareFields({ form, title, names, children }: RareFieldsProps) {
  const { control, formState } = form;
  const values = useWatch({ control, name: names });
  const isFilled = names.some(
    (name, index) => JSON.stringify(values[index]) !== JSON.stringify(EMPTY_DRAFT[name]),
  );
  const isWrong = names.some((name) => formState.errors[name] !== undefined);
  const fold = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if ((isFilled || isWrong) && fold.current) fold.current.open = true;
  }, [isFilled, isWrong]);
  return (
    <details ref={fold} className="col-span-2 sm:col-span-6">
      <summary className="w-fit cursor-pointer py-1 font-semibold">{title}</summary>
      <div className="mt-4 grid grid-cols-2 gap-5 sm:grid-cols-6">{children}</div>
    </details>
  );
}
