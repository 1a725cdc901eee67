import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';

/** Opens the subscription of somebody's shifts. */
export function AddToCalendar({ accountId }: { accountId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setOpen(true);
        }}
      >
        <CalendarPlus aria-hidden="true" />
        Add to calendar
      </Button>
      <CalendarDialog
        accountId={accountId}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
