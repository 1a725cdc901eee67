import { type EmployerFile, formatMoment } from '@nextshift/contract';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { useIsBefore } from '../../../../ui/hooks/use-is-before.ts';
import { AccountActForm } from './account-act-form.tsx';
import { type AccountAct, type ActOnAccount, isChangedMeanwhile } from './act-on-account.ts';

type Suspension = NonNullable<EmployerFile['suspension']>;

/** The log needs a reason, and there is one. */
const UNDO_REASON = 'Undone within ten minutes.';

export interface AccountActionsProps {
  suspension: Suspension | null;
  /** What can be done while the account is not suspended. */
  acts: readonly AccountAct[];
  consequences: Readonly<Partial<Record<AccountAct, string>>>;
  action: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly mutateAsync: (act: ActOnAccount) => Promise<unknown>;
    readonly mutate: (act: ActOnAccount, options: { onSuccess: () => void }) => void;
  };
}

/** What operators can do to the account now; of a suspended one why it is so, and the way back. */
export function AccountActions(props: AccountActionsProps) {
  const { suspension, acts, consequences, action } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  const isUndoable = useIsBefore(suspension?.undoableUntil ?? LONG_AGO);
  return (
    <Card padding="small" className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]" asChild>
      <section aria-labelledby="account-actions" className="sm:p-5">
        <h2
          ref={heading}
          id="account-actions"
          tabIndex={-1}
          className="mb-3 text-lg font-bold outline-none"
        >
          {suspension ? 'Suspended' : 'Act on the account'}
        </h2>
        <div role="status">
          {isChangedMeanwhile(action.error) ? (
            <p className="mb-3 rounded-control bg-warning-soft p-3 text-sm font-medium forced-colors:border">
              Another operator acted first. This is the account as it is now; your action was not
              carried out.
            </p>
          ) : null}
        </div>
        {suspension ? <WhySuspended suspension={suspension} /> : null}
        {suspension && isUndoable ? (
          <div className="space-y-2">
            {action.error && !isChangedMeanwhile(action.error) ? (
              <FormError>
                {failureText(action.error, 'The suspension was not undone. Please try again.')}
              </FormError>
            ) : null}
            <Button
              variant="secondary"
              fullWidth
              pending={action.isPending}
              pendingLabel="Undoing..."
              onClick={() => {
                action.mutate({ act: 'restore', reason: UNDO_REASON }, { onSuccess: focusHeading });
              }}
            >
              <Undo2 aria-hidden="true" />
              Undo
            </Button>
            <p className="text-sm text-ink-soft">
              Until{' '}
              <time dateTime={suspension.undoableUntil ?? undefined}>
                {formatMoment(suspension.undoableUntil ?? '')}
              </time>
              ; everything is back at once, and nobody is written to.
            </p>
          </div>
        ) : (
          <AccountActForm
            key={suspension ? 'restore' : 'act'}
            acts={suspension ? ['restore'] : acts}
            consequences={consequences}
            pending={action.isPending}
            onAct={action.mutateAsync}
            onDone={focusHeading}
          />
        )}
      </section>
    </Card>
  );
}

const LONG_AGO = new Date(0).toISOString();

function WhySuspended({ suspension }: { suspension: Suspension }) {
  const { reason, operatorEmail, suspendedAt } = suspension;
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      <p className="mt-1 mb-4 text-sm wrap-anywhere text-ink-soft">
        {operatorEmail}, <time dateTime={suspendedAt}>{formatMoment(suspendedAt)}</time>
      </p>
    </>
  );
}
