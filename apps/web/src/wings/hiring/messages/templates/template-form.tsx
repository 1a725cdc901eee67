import { MESSAGE_MAX, messageTemplateBody, TEMPLATE_TITLE_MAX } from '@nextshift/contract';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx';
import { useSaveTemplate, type WrittenTemplate } from './templates-query.ts';

export interface TemplateFormProps {
  employerId: string;
  template: WrittenTemplate;
  onDone: () => void;
}

/** Writes a template, or changes one. */
export function TemplateForm({ employerId, template, onDone }: TemplateFormProps) {
  const [title, setTitle] = useState(template.title);
  const [text, setText] = useState(template.text);
  const [problems, setProblems] = useState<Partial<Record<'title' | 'text', string>>>({});
  const { mutate, isPending, error } = useSaveTemplate(employerId);

  const save = () => {
    const parsed = messageTemplateBody.safeParse({ title, text });
    if (!parsed.success) {
      const found: typeof problems = {};
      for (const { path, message } of parsed.error.issues) {
        if (path[0] === 'title' || path[0] === 'text') found[path[0]] ??= message;
      }
      setProblems(found);
      return;
    }
    setProblems({});
    mutate({ id: template.id, ...parsed.data }, { onSuccess: onDone });
  };

  return (
    <form
      className="space-y-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) save();
      }}
    >
      <TextField
        label="Name"
        required
        maxLength={TEMPLATE_TITLE_MAX}
        value={title}
        error={problems.title}
        onChange={(event) => {
          setTitle(event.target.value);
        }}
      />
      <TextareaField
        label="Text"
        required
        maxLength={MESSAGE_MAX}
        value={text}
        error={problems.text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      {error ? <FormError>{error.message}</FormError> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onDone}>
          Back
        </Button>
        <Button type="submit" pending={isPending} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
