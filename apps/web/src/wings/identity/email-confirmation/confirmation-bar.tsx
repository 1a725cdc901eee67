import { MailCheck } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useResendConfirmation } from './resend-confirmation.ts';

/** Asks the owner of an account to use the link that was mailed at sign-up, and mails another one. */
export function ConfirmationBar({ email }: { email: string }) {
  const resend = useResendConfirmation(email);
  return (
    <section aria-label="Confirm your address" className="border-b border-line bg-info-soft">
      <div className="page-column flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <MailCheck aria-hidden="true" className="size-5 shrink-0 text-info" />
        <p className="min-w-0 flex-1 basis-60">
          <strong className="font-semibold">Confirm your address:</strong> use the link that we
          emailed to <span className="wrap-anywhere">{email}</span>. Until then, you get no other
          emails.
        </p>
        <Button
          variant="ghost"
          size="small"
          pending={resend.isPending}
          pendingLabel="Sending..."
          onClick={() => {
            resend.mutate();
          }}
        >
          Send it again
        </Button>
      </div>
    </section>
  );
}
