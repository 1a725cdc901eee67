import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../platform/api/failure-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/feedback/copy-button.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormError } from '../../ui/forms/form-error.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { calendarQuery, useResetCalendar } from './calendar-query.ts';

export interface CalendarDialogProps {
  accountId: string;
  open: boolean;
  onClose: () => void;
}

/** The address to subscribe to, to open or copy, and a new one in its place. */
export function CalendarDialog({ accountId, open, onClose }: CalendarDialogProps) {
  const query = useQuery({ ...calendarQuery(accountId), enabled: open });
  const { data: url, error, isPending, isFetching, refetch } = query;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Add to calendar"
      description="A subscription with all your shifts. It follows every change and holds no names or contact details."
    >
      {isPending ? (
        <SkeletonGroup label="Loading address">
          <Skeleton className="h-12" />
        </SkeletonGroup>
      ) : null}
      {error && url === undefined ? (
        <LoadFailure
          title="The address could not be loaded"
          message={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {url === undefined ? null : <Subscription accountId={accountId} url={url} />}
    </Dialog>
  );
}

function Subscription({ accountId, url }: { accountId: string; url: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const reset = useResetCalendar(accountId);
  const renew = () => {
    reset.mutate(undefined, {
      onSuccess: () => {
        setIsAsking(false);
        toast.success('The calendar has a new address.', { about: 'calendar' });
      },
    });
  };
  return (
    <div className="grid gap-5">
      <Button asChild className="w-full sm:w-fit">
        <a href={url.replace(/^https?:/, 'webcal:')}>Open in my calendar</a>
      </Button>
      <div className="flex items-end gap-2">
        <TextField
          label="Address"
          readOnly
          value={url}
          className="flex-1"
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <CopyButton label="Copy address" text={url} />
      </div>
      <div className="space-y-3 text-sm text-ink-soft">
        <p>
          In Google Calendar: Other calendars, From URL. In Outlook: Add calendar, Subscribe from
          web. Anyone who has the address can read your shifts.
        </p>
        {isAsking ? (
          <>
            <p className="text-ink">
              The old address stops working in every calendar that has it. Add the new one there.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                pending={reset.isPending}
                pendingLabel="Changing..."
                onClick={renew}
              >
                Give it a new address
              </Button>
              <Button
                variant="ghost"
                size="small"
                disabled={reset.isPending}
                onClick={() => {
                  setIsAsking(false);
                }}
              >
                Keep it
              </Button>
            </div>
            <FormError>
              {reset.error ? failureText(reset.error, 'Please try again.') : undefined}
            </FormError>
          </>
        ) : (
          <Button
            variant="ghost"
            size="small"
            className="-mx-3"
            onClick={() => {
              setIsAsking(true);
            }}
          >
            Reset the address
          </Button>
        )}
      </div>
    </div>
  );
}
