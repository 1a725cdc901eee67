import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { To } from 'react-router';
import { OPENED_OVER } from '../../../platform/routing/opened-over.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';

/** The actions of a row: icons in the table, six of them in a line beside the plan; words on the cards of phones. */
export const ROW_ACTIONS_LOOK =
  'flex flex-wrap gap-2 max-md:w-full max-md:pt-2 md:-mr-1.5 md:min-w-32 md:justify-end md:gap-0 lg:-mr-2.5 lg:min-w-36 xl:min-w-54';

const LOOK =
  'max-md:min-h-10 max-md:flex-1 max-md:border max-md:border-line max-md:px-2 max-md:text-sm md:size-8 md:px-0 lg:size-9 [&_svg]:max-md:hidden';

interface ActionProps {
  icon: LucideIcon;
  /** On the cards of phones; the start of the name. */
  word: string;
  /** For screen readers: the action and its job. */
  name: string;
}

interface GoToProps extends ActionProps {
  to: To;
  /** Opens over the page, which stays where it is. */
  isModal?: boolean;
  /** Tooltip of the icon, if the word is too short. */
  tip?: string;
}

/** A link among the actions of a row. */
export function GoTo({ to, isModal = false, icon: Icon, word, name, tip = word }: GoToProps) {
  return (
    <Button variant="ghost" className={LOOK} asChild>
      <PageLink
        to={to}
        {...(isModal ? { state: OPENED_OVER, preventScrollReset: true } : {})}
        title={tip}
        aria-label={name}
      >
        <Icon aria-hidden="true" />
        <span className="md:sr-only">{word}</span>
      </PageLink>
    </Button>
  );
}

interface DoProps extends ActionProps {
  /** Tooltip of the icon, if the word is too short. */
  tip?: string;
  className?: string;
  onClick: () => void;
}

/** A button among the actions of a row. */
export function Do({ icon: Icon, word, name, tip = word, className, onClick }: DoProps) {
  return (
    <Button
      variant="ghost"
      title={tip}
      aria-label={name}
      className={clsx(LOOK, className)}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
      <span className="md:sr-only">{word}</span>
    </Button>
  );
}
