import { type Passkey, PASSKEYS_MAX } from '@nextshift/contract';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { failureText } from '../../../platform/api/failure-text.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { useDaysAgo } from '../../../platform/text/days-ago.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { usePasskeys } from './passkeys-query.ts';
import { RemovePasskeyForm } from './remove-passkey-form.tsx';

/** The passkeys of an account, and how to add and remove them. */
export function PasskeySettings({ accountId }: { accountId: string }) {
  const { data, error, isFetching, refetch } = usePasskeys(accountId);
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const [hasReturned, setHasReturned] = useState(false);
  const showList = () => {
    setIsAdding(false);
    setRemoving(undefined);
    setHasReturned(true);
  };
  if (removing) {
    return <RemovePasskeyForm accountId={accountId} passkey={removing} onDone={showList} />;
  }
  if (isAdding) return <AddPasskeyForm accountId={accountId} onDone={showList} />;
  if (data) {
    return (
      <PasskeyList
        passkeys={data}
        takesFocus={hasReturned}
        onAdd={() => {
          setIsAdding(true);
        }}
        onRemove={setRemoving}
      />
    );
  }
  if (error) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="Your passkeys did not load"
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading your passkeys" className="space-y-3">
      <Skeleton className="h-6" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  /** The form that had the focus is gone. */
  takesFocus: boolean;
  onAdd: () => void;
  onRemove: (passkey: Passkey) => void;
}

function PasskeyList({ passkeys, takesFocus, onAdd, onRemove }: PasskeyListProps) {
  const isFull = passkeys.length >= PASSKEYS_MAX;
  return (
    <>
      <p className="text-ink-soft">
        A passkey signs you in with your fingerprint, face or screen lock. There is nothing to type
        that somebody could steal, and no code is needed.
      </p>
      {passkeys.length > 0 ? (
        <ul className="mt-3 divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      ) : null}
      {isFull ? (
        <p className="mt-4 text-ink-soft">
          You have {PASSKEYS_MAX} passkeys, the maximum. Remove one to add another.
        </p>
      ) : (
        <Button fullWidth className="mt-4" autoFocus={takesFocus} onClick={onAdd}>
          Add a Passkey
        </Button>
      )}
    </>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRemove: (passkey: Passkey) => void;
}

function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const used = useDaysAgo(lastUsedAt ?? createdAt);
  return (
    <div className="flex items-center gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          Added <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
        <p className="text-sm text-ink-soft">
          {lastUsedAt === null ? (
            'Not used yet'
          ) : (
            <>
              Last used: <time dateTime={lastUsedAt}>{used.words}</time>
            </>
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          onRemove(passkey);
        }}
      >
        Remove <span className="sr-only">{name}</span>
      </Button>
    </div>
  );
}
