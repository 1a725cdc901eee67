import { MESSAGE_MAX, type Message, type MessageSide, type Thread } from '@nextshift/contract';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAttemptKey } from '../../../platform/api/use-attempt-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { SuggestionChip } from '../../../ui/forms/suggestion-chip.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { mayHoldContact } from './may-hold-contact.ts';
import { endWords, FIRST_WORDS, obstacleWords, otherSideOf } from './message-words.ts';
import { useSendMessage } from './send-message.ts';
import { useMessageDraft } from './use-message-draft.ts';

const TemplatesDialog = lazy(async () => ({
  default: (await import('./templates/templates-dialog.tsx')).TemplatesDialog,
}));

export interface ComposerProps {
  accountId: string;
  side: MessageSide;
  thread: Thread;
  /** Undefined before the first. */
  newest: Message | undefined;
  onSent: () => void;
}

/** Where a side writes; why not, if it cannot now. */
export function Composer(props: ComposerProps) {
  const obstacle = obstacleWords(props.thread);
  if (obstacle !== null) {
    return <p className="rounded-control bg-sunken p-4 text-ink-soft">{obstacle}</p>;
  }
  return <OpenComposer key={props.thread.applicationId} {...props} />;
}

function OpenComposer({ accountId, side, thread, newest, onSent }: ComposerProps) {
  const { applicationId } = thread;
  const [text, setText] = useMessageDraft(accountId, applicationId);
  const { mutate, isPending, error } = useSendMessage(accountId, applicationId);
  const attemptKey = useAttemptKey();
  const field = useRef<HTMLTextAreaElement>(null);
  const [picksTemplate, setPicksTemplate] = useState(false);
  const [template, setTemplate] = useState<string>();
  const [isBlank, setIsBlank] = useState(false);
  const other = otherSideOf(side, thread);
  const end = endWords(thread);
  const trimmed = text.trim();

  const send = () => {
    if (isPending || trimmed === '' || trimmed.length > MESSAGE_MAX) {
      setIsBlank(trimmed === '');
      field.current?.focus();
      return;
    }
    // Saying the same again later is another message.
    const idempotencyKey = attemptKey({ text: trimmed, template, after: newest?.id ?? null });
    mutate(
      { text: trimmed, template, idempotencyKey },
      {
        onSuccess: () => {
          setText('');
          setTemplate(undefined);
          onSent();
        },
      },
    );
  };
  const fill = (words: string) => {
    setText(words);
    setIsBlank(false);
    field.current?.focus();
  };

  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {side === 'employer' && newest === undefined && text === '' ? (
        <div className="flex flex-wrap gap-2">
          {FIRST_WORDS.map((words) => (
            <SuggestionChip
              key={words}
              onClick={() => {
                fill(words);
              }}
            >
              {words}
            </SuggestionChip>
          ))}
        </div>
      ) : null}
      {end === null ? null : <p className="text-sm text-ink-soft">{end}</p>}
      <TextareaField
        ref={field}
        label={`Message to ${other}`}
        hideLabel
        placeholder={`Write to ${other}`}
        rows={1}
        inputClassName="min-h-12! max-h-[40dvh]"
        maxLength={MESSAGE_MAX}
        error={isBlank ? 'Please write a message' : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsBlank(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {!thread.showsContact && mayHoldContact(text)
          ? `${other} will read (hidden) in place of contact details and links. They are shown once the application is accepted, for 30 days.`
          : ''}
      </p>
      {error ? <FormError>{error.message}</FormError> : null}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {side === 'employer' ? (
          <Button
            variant="ghost"
            size="small"
            aria-haspopup="dialog"
            onClick={() => {
              setPicksTemplate(true);
            }}
          >
            Templates
          </Button>
        ) : null}
        <Button type="submit" size="small" pending={isPending} pendingLabel="Sending...">
          Send
        </Button>
      </div>
      {picksTemplate ? (
        <Suspense>
          <TemplatesDialog
            accountId={accountId}
            thread={thread}
            text={trimmed}
            onChoose={(words, id) => {
              fill(words);
              setTemplate(id);
            }}
            onClose={() => {
              setPicksTemplate(false);
            }}
          />
        </Suspense>
      ) : null}
    </form>
  );
}
