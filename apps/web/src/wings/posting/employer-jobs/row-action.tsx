import type { To } from 'react-router';
import { OPENED_OVER } from '../../../platform/routing/opened-over.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';

/** The actions of a row, in words; what is rare is in its menu. */
export const ROW_ACTIONS_LOOK =
  'flex flex-wrap items-center gap-2 max-md:w-full max-md:pt-2 md:-mr-2 md:justify-end md:gap-0 lg:-mr-2.5';

/** How each of them looks. */
export const ROW_ACTION_LOOK =
  'whitespace-nowrap max-md:min-h-10 max-md:flex-1 max-md:border max-md:border-line max-md:px-2 md:min-h-10 md:px-2 lg:px-3';

interface ActionProps {
  word: string;
  /** For screen readers: the action and its job. */
  name: string;
}

interface GoToProps extends ActionProps {
  to: To;
  /** Opens over the page, which stays where it is. */
  isModal?: boolean;
}

/** A link among the actions of a row. */
export function GoTo({ to, isModal = false, word, name }: GoToProps) {
  return (
    <Button variant="ghost" size="small" className={ROW_ACTION_LOOK} asChild>
      <PageLink
        to={to}
        {...(isModal ? { state: OPENED_OVER, preventScrollReset: true } : {})}
        aria-label={name}
      >
        {word}
      </PageLink>
    </Button>
  );
}

interface DoProps extends ActionProps {
  onClick: () => void;
}

/** A button among the actions of a row. */
export function Do({ word, name, onClick }: DoProps) {
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={name}
      className={ROW_ACTION_LOOK}
      onClick={onClick}
    >
      {word}
    </Button>
  );
}
