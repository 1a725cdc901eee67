import { zodResolver } from '@hookform/resolvers/zod';
import { SALES_MESSAGE_MAX, sendSalesInquiryBody } from '@nextshift/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText, fieldFailures } from '../../../../platform/api/failure-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { FormShell } from '../../../../ui/forms/form-shell.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useSendSalesInquiry } from './send-sales-inquiry.ts';

const RULES = zodResolver(sendSalesInquiryBody);
const FIELDS = sendSalesInquiryBody.keyof().options;
const EMPTY = { contactName: '', message: '' };

/** Contacts sales: the question is stored until it has been sent. */
export function ContactSales() {
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useSendSalesInquiry();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: RULES,
    defaultValues: EMPTY,
  });

  const submit = handleSubmit(async (inquiry) => {
    setFailure(undefined);
    try {
      const said = await send.mutateAsync(inquiry);
      setIsOpen(false);
      reset(EMPTY);
      toast.success(said);
    } catch (error) {
      const failures = fieldFailures(error, FIELDS);
      for (const { name, message } of failures) setError(name, { message }, { shouldFocus: true });
      if (failures.length === 0) {
        setFailure(failureText(error, 'Failed to send your message. Please try again.'));
      }
    }
  });

  return (
    <section
      aria-labelledby="sales-heading"
      className="mt-14 flex flex-col items-center gap-5 rounded-card bg-sunken px-6 py-9 text-center"
    >
      <h2 id="sales-heading" className="text-heading font-bold">
        Need a custom solution or have questions?
      </h2>
      <Button
        variant="secondary"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Contact Sales
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        dismissible={!formState.isSubmitting}
        title="Contact Sales"
        description="Tell us what you need. We answer by email."
      >
        <div className="pt-2">
          <FormShell
            onSubmit={submit}
            onEdit={() => {
              setFailure(undefined);
            }}
            pending={formState.isSubmitting}
            error={failure}
            submitLabel="Send message"
            pendingLabel="Sending..."
          >
            <TextField
              label="Your name"
              autoComplete="name"
              aria-required
              error={formState.errors.contactName?.message}
              {...register('contactName')}
            />
            <TextareaField
              label="Message"
              rows={5}
              maxLength={SALES_MESSAGE_MAX}
              aria-required
              error={formState.errors.message?.message}
              {...register('message')}
            />
          </FormShell>
        </div>
      </Dialog>
    </section>
  );
}
