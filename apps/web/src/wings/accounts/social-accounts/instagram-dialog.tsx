import { isConnected } from '@nextshift/contract';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { firstFailure } from '../../../platform/api/first-failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { type InstagramAccount, type InstagramRules, NO_NUMBER } from './instagram-rules.ts';

const FIELDS = ['handle', 'followers'] as const;

type Errors = Partial<Record<(typeof FIELDS)[number], { message: string }>>;

export interface InstagramDialogProps {
  open: boolean;
  onClose: () => void;
  rules: InstagramRules;
  /** Of the handle field. */
  placeholder: string;
  /** The connected account, or null. */
  account: InstagramAccount | null;
  pending: boolean;
  /** The failure of the last attempt. */
  failure: string | undefined;
  onConnect: (account: InstagramAccount) => void;
}

/** Asks for the handle and the number of followers, to connect or correct them. */
export function InstagramDialog(props: InstagramDialogProps) {
  const { open, onClose, pending, account } = props;
  const formId = useId();
  const [wasOpen, setWasOpen] = useState(open);
  const [isEdit, setIsEdit] = useState(false);
  // Keeps its title while it animates out, though the account is connected by then.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setIsEdit(account !== null && isConnected(account));
  }
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={onClose}
      dismissible={!pending}
      title={isEdit ? 'Edit Instagram' : 'Connect Instagram'}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            pending={pending}
            pendingLabel={isEdit ? 'Saving...' : 'Connecting...'}
          >
            {isEdit ? 'Save' : 'Connect'}
          </Button>
        </>
      }
    >
      <InstagramForm {...props} id={formId} />
    </Dialog>
  );
}

function InstagramForm({
  id,
  rules,
  placeholder,
  account,
  pending,
  failure,
  onConnect,
}: InstagramDialogProps & { id: string }) {
  const [handle, setHandle] = useState(account?.handle ?? '');
  const [followers, setFollowers] = useState(account ? String(account.followers) : '');
  const [errors, setErrors] = useState<Errors>({});
  const handleField = useRef<HTMLInputElement>(null);
  const followersField = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React events bubble through portals: the submit must not reach the form around the dialog.
    event.stopPropagation();
    if (pending) return;
    const isUnreadable = followersField.current?.validity.badInput ?? false;
    const checked = rules.safeParse({ handle, followers: isUnreadable ? NO_NUMBER : followers });
    if (checked.success) {
      onConnect(checked.data);
      return;
    }
    const found: Errors = {};
    for (const { path, message } of checked.error.issues) {
      const name = FIELDS.find((field) => field === path[0]);
      if (name) found[name] ??= { message };
    }
    setErrors(found);
    const first = firstFailure(found, FIELDS);
    (first?.name === 'handle' ? handleField : followersField).current?.focus();
  };

  return (
    <form id={id} method="post" noValidate onSubmit={submit} className="space-y-5 pt-2">
      <FormError>{failure}</FormError>
      <TextField
        ref={handleField}
        label="Instagram Handle"
        required
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={handle}
        error={errors.handle?.message}
        onChange={(event) => {
          setHandle(event.target.value);
          setErrors(({ handle: _fixed, ...others }) => others);
        }}
      />
      <TextField
        ref={followersField}
        label="Follower Count"
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        required
        autoComplete="off"
        value={followers}
        error={errors.followers?.message}
        onChange={(event) => {
          setFollowers(event.target.value);
          setErrors(({ followers: _fixed, ...others }) => others);
        }}
      />
    </form>
  );
}
