import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page-header.tsx';

export interface SimplePageProps {
  title: string;
  lead?: ReactNode;
  /** Ways on from here, as buttons. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page of one column: a heading, some words, and a way on. */
export function SimplePage({ title, lead, actions, children }: SimplePageProps) {
  return (
    <div className="page-column max-w-3xl pb-16">
      <PageHeader title={title} lead={lead} />
      {children}
      {actions ? <div className="mt-6 flex flex-wrap gap-3">{actions}</div> : null}
    </div>
  );
}
