import { fillTemplate, type MessageTemplate, type Thread } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { interviewQuery, timeOf } from '../../interviews/index.ts';
import { TemplateForm } from './template-form.tsx';
import { templatesQuery, useDeleteTemplate, type WrittenTemplate } from './templates-query.ts';

/** In place of the time of an interview that is not booked. */
const NO_TIME = '(no time yet)';

export interface TemplatesDialogProps {
  accountId: string;
  thread: Thread;
  /** What is written now, which a new template begins with. */
  text: string;
  /** Called with the filled text and the id of the template. */
  onChoose: (text: string, templateId: string) => void;
  onClose: () => void;
}

/** An employer's templates: chosen for a message, written, changed and deleted. */
export function TemplatesDialog(props: TemplatesDialogProps) {
  const { accountId, text, onClose } = props;
  const [edited, setEdited] = useState<WrittenTemplate | null>(null);
  return (
    <Dialog
      size="medium"
      open
      onOpenChange={onClose}
      title={edited ? 'Template' : 'Templates'}
      description={
        edited
          ? 'Write {firstName}, {job} and {interview} where the name, the job and the time of the interview belong.'
          : undefined
      }
    >
      {edited ? (
        <TemplateForm
          employerId={accountId}
          template={edited}
          onDone={() => {
            setEdited(null);
          }}
        />
      ) : (
        <>
          <Templates {...props} onEdit={setEdited} />
          <Button
            variant="secondary"
            className="mt-4"
            onClick={() => {
              setEdited({ id: null, title: '', text });
            }}
          >
            New template
          </Button>
        </>
      )}
    </Dialog>
  );
}

type ListProps = TemplatesDialogProps & { onEdit: (template: WrittenTemplate) => void };

function Templates({ accountId, thread, onChoose, onClose, onEdit }: ListProps) {
  const { data, error, isFetching, refetch } = useQuery(templatesQuery(accountId));
  const { data: booking } = useQuery(interviewQuery(accountId, thread.applicationId));
  const { mutate: remove, isPending } = useDeleteTemplate(accountId);
  if (!data) {
    return error ? (
      <LoadFailure
        headingLevel="h3"
        title="Your templates did not load"
        message={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonGroup label="Loading your templates">
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  }
  if (data.length === 0) {
    return <p className="text-ink-soft">Keep what you write often, and use it with one press.</p>;
  }
  const choose = ({ id, text }: MessageTemplate) => {
    const [firstName = ''] = thread.applicantName.split(' ');
    const time = booking?.interview?.status === 'booked' ? timeOf(booking.interview) : null;
    const interview = time ?? NO_TIME;
    onChoose(fillTemplate(text, { firstName, job: thread.jobTitle, interview }), id);
    onClose();
  };
  return (
    <ul className="divide-y divide-line">
      {data.map((template) => (
        <li key={template.id} className="py-3">
          <h3 className="font-semibold wrap-anywhere">{template.title}</h3>
          <p className="line-clamp-3 wrap-anywhere whitespace-pre-wrap text-ink-soft">
            {template.text}
          </p>
          <div className="-ml-3 flex flex-wrap items-center gap-1 pt-1">
            <Button
              variant="ghost"
              size="small"
              aria-label={`Use ${template.title}`}
              onClick={() => {
                choose(template);
              }}
            >
              Use
            </Button>
            <Button
              variant="ghost"
              size="small"
              aria-label={`Edit ${template.title}`}
              onClick={() => {
                onEdit(template);
              }}
            >
              Edit
            </Button>
            <Button
              variant="ghost"
              size="small"
              pending={isPending}
              aria-label={`Delete ${template.title}`}
              onClick={() => {
                remove(template.id);
              }}
            >
              Delete
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
