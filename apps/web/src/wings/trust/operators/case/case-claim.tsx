import { type CaseDetail, formatMoment } from '@nextshift/contract';
import { Hand } from 'lucide-react';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { useOperatorStore } from '../../../../platform/session/operator/operator-store.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { useIsBefore } from '../../../../ui/hooks/use-is-before.ts';
import { useOperatorKeys } from '../keys/use-operator-keys.ts';
import { useClaimCase, useReleaseCase } from './claim-case.ts';

/** Who has a case now: nobody, this operator, or another one. */
export function useClaim({ claim }: Pick<CaseDetail, 'claim'>): 'nobody' | 'own' | 'other' {
  const email = useOperatorStore(({ operator }) => operator?.email);
  const isRunning = useIsBefore(claim?.until ?? '');
  if (!claim || !isRunning) return 'nobody';
  return claim.operatorEmail === email ? 'own' : 'other';
}

/** Says who works on a case, and lets this operator take it or give it back. */
export function CaseClaim({ detail }: { detail: Pick<CaseDetail, 'id' | 'claim'> }) {
  const { id, claim } = detail;
  const holder = useClaim(detail);
  const take = useClaimCase(id);
  const giveBack = useReleaseCase(id);
  const act = holder === 'own' ? giveBack : take;
  const press = () => {
    if (!take.isPending && !giveBack.isPending) act.mutate();
  };
  useOperatorKeys({
    c: () => {
      if (holder !== 'other') press();
    },
  });
  const error = take.error ?? giveBack.error;
  return (
    <Card padding="small" className="space-y-2">
      <p role="status" className="text-sm wrap-anywhere">
        {claim === null || holder === 'nobody' ? (
          'Nobody is at work on this case.'
        ) : (
          <>
            {holder === 'own' ? 'You have' : `${claim.operatorEmail} has`} this case until{' '}
            <time dateTime={claim.until}>{formatMoment(claim.until)}</time>
            {holder === 'own' ? '; nobody else decides it.' : ' and decides it alone.'}
          </>
        )}
      </p>
      {holder === 'other' ? null : (
        <Button
          variant="secondary"
          size="small"
          pending={act.isPending}
          pendingLabel={holder === 'own' ? 'Giving it back...' : 'Taking it...'}
          aria-keyshortcuts="c"
          onClick={press}
        >
          <Hand aria-hidden="true" />
          {holder === 'own' ? 'Give it back' : 'Take this case'}
        </Button>
      )}
      {error ? (
        <FormError>{failureText(error, 'Nothing was changed. Please try again.')}</FormError>
      ) : null}
    </Card>
  );
}
