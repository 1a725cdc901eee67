import type { Job } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { CardAction } from '../../ui/buttons/card-action.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Card } from '../../ui/display/card.tsx';

export interface JobRowProps {
  job: Pick<Job, 'title' | 'companyName' | 'logo'>;
  titleId: string;
  headingLevel: 'h2' | 'h3' | 'h4';
  /** Links the title to the job; null if it has no page any more. */
  link: ReactNode;
  /** Null if the job states none. */
  pay: string | null;
  /** Above the title: what the job is for its reader. */
  badge?: ReactNode;
  /** A button in the upper right corner. */
  corner?: ReactNode;
  /** Lines below the pay, and what can be done. */
  children?: ReactNode;
}

/** A job in a list that is no search: the row that a card of a job is on a phone. The whole row opens the job. */
export function JobRow({
  job: { title, companyName, logo },
  titleId,
  headingLevel: Heading,
  link,
  pay,
  badge,
  corner,
  children,
}: JobRowProps) {
  return (
    <Card interactive={link !== null} padding="none" asChild className="h-full">
      <article aria-labelledby={titleId}>
        <Avatar kind="company" name={companyName} src={logo} decorative className="row-tile" />
        <div className="flex h-full flex-col row-text text-sm text-ink-soft">
          {badge ? <div className="mb-1 flex pr-11">{badge}</div> : null}
          <Heading id={titleId} className="text-lg leading-snug font-bold wrap-anywhere text-ink">
            {link === null ? title : <CardAction asChild>{link}</CardAction>}
          </Heading>
          <p className="truncate">{companyName}</p>
          {pay ? <p className="mt-1 text-base leading-snug font-bold text-ink">{pay}</p> : null}
          {children}
        </div>
        {corner ? <div className="absolute top-2 right-2">{corner}</div> : null}
      </article>
    </Card>
  );
}
