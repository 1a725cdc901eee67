import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { DifferingField } from './differing-fields.ts';

export interface VersionsDialogProps {
  title: string;
  description: string;
  /** Replaces what was typed. */
  takeLabel: string;
  /** What differs; null while closed. */
  fields: readonly DifferingField[] | null;
  pending: boolean;
  onKeepMine: () => void;
  onTakeSaved: () => void;
  /** Back to the form, with nothing decided. */
  onClose: () => void;
}

/** Compares the typed version of a job or a draft with the one that was saved elsewhere meanwhile. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { title, description, takeLabel, fields, pending } = props;
  const { onKeepMine, onTakeSaved, onClose } = props;
  return (
    <Dialog
      open={fields !== null}
      onOpenChange={onClose}
      dismissible={!pending}
      size="large"
      role="alertdialog"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onTakeSaved}>
            {takeLabel}
          </Button>
          <Button pending={pending} pendingLabel="Saving..." onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <dl className="divide-y divide-line rounded-control border border-line">
        {fields?.map(({ label, mine, saved, isOnlyTheirs }) => (
          <div key={label} className="grid gap-x-5 gap-y-2 px-4 py-3 sm:grid-cols-2">
            <dt className="flex flex-wrap items-center gap-x-3 text-sm font-semibold sm:col-span-2">
              {label}
              {isOnlyTheirs ? (
                <span className="font-normal text-ink-soft">
                  Not changed by you, stays as saved
                </span>
              ) : null}
            </dt>
            <Version name="Yours" text={mine} />
            <Version name="Saved elsewhere" text={saved} />
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <dd className="min-w-0">
      <span className="block text-sm text-ink-soft">{name}</span>
      {text === '' ? (
        <span className="text-ink-soft italic">Empty</span>
      ) : (
        <span className="wrap-anywhere whitespace-pre-line">{text}</span>
      )}
    </dd>
  );
}
