import {
  type AnsweredForm,
  type BasicFieldKey,
  basicFieldKeys,
  basicFieldLabels,
  documentKinds,
  educationLevelLabels,
  educationLevels,
  type FormAnswers,
  formatPhone,
  type Question,
} from '@nextshift/contract';
import { useId, useState, type ReactNode } from 'react';
import { formatDate } from '../../../platform/text/format-date.ts';
import { DocumentViewer, type ViewedDocument } from './document-viewer.tsx';
import { SubmittedDocument } from './submitted-document.tsx';

/** Answers are searched for contact, files are not. */
const MAY_CONTAIN_CONTACT =
  'Files open as they were sent and may hold contact details. Accept the applicant before using them.';

export interface FormAnswersViewProps {
  form: AnsweredForm;
  answers: FormAnswers;
  /** Email and phone are hidden until the applicant is accepted. */
  hidesContact: boolean;
}

/** An answered form: basic information, documents, questions. */
export function FormAnswersView({ form, answers, hidesContact }: FormAnswersViewProps) {
  const [viewed, setViewed] = useState<ViewedDocument | null>(null);
  const fields = basicFieldKeys.filter((key) => form.basicFields[key]?.enabled === true);
  const withheld: readonly BasicFieldKey[] = hidesContact ? ['email', 'phone'] : [];
  const documents = documentKinds.filter((kind) => form.documents[kind]?.enabled === true);
  const isAnySent = documents.some((kind) => form.submittedDocuments[kind] !== null);
  const note = hidesContact && isAnySent ? MAY_CONTAIN_CONTACT : undefined;
  return (
    <div className="space-y-8">
      {fields.length > 0 ? (
        <PreviewSection title="Basic Information">
          <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {fields.map((key) => (
              <Answer
                key={key}
                label={basicFieldLabels[key]}
                text={basicAnswer(key, answers.basicFieldAnswers[key] ?? '')}
                {...(withheld.includes(key) ? { missing: 'Shown once accepted' } : {})}
              />
            ))}
          </dl>
        </PreviewSection>
      ) : null}
      {documents.length > 0 ? (
        <PreviewSection title="Documents">
          <ul className="grid gap-3 sm:grid-cols-2">
            {documents.map((kind) => (
              <li key={kind}>
                <SubmittedDocument
                  kind={kind}
                  required={form.documents[kind]?.required === true}
                  document={form.submittedDocuments[kind]}
                  onView={(document) => {
                    setViewed({ kind, document });
                  }}
                />
              </li>
            ))}
          </ul>
          {note ? <p className="mt-3 text-sm text-ink-soft">{note}</p> : null}
        </PreviewSection>
      ) : null}
      <PreviewSection title="Questions">
        {form.questions.length === 0 ? (
          <p className="text-ink-soft">No questions for this application.</p>
        ) : (
          <dl className="space-y-4">
            {form.questions.map((question, index) => (
              <Answer
                key={question.id}
                label={question.question || `Question ${String(index + 1)}`}
                text={questionAnswer(question, answers.questionAnswers[question.id] ?? '')}
              />
            ))}
          </dl>
        )}
      </PreviewSection>
      <DocumentViewer
        viewed={viewed}
        note={note}
        onClose={() => {
          setViewed(null);
        }}
      />
    </div>
  );
}

function PreviewSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-lg font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface AnswerProps {
  label: string;
  text: string;
  /** Replaces a missing answer. */
  missing?: string;
}

function Answer({ label, text, missing = 'Not answered' }: AnswerProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere whitespace-pre-line">
        {text || <span className="font-normal text-ink-soft">{missing}</span>}
      </dd>
    </div>
  );
}

function basicAnswer(key: BasicFieldKey, text: string): string {
  if (key === 'phone') return formatPhone(text);
  if (key === 'startDate') return formatDate(text) || text;
  if (key !== 'educationLevel') return text;
  const level = educationLevels.find((one) => one === text);
  return level ? educationLevelLabels[level] : text;
}

/** The wire has yes and no in lower case (spec section 3). */
function questionAnswer({ type }: Question, answer: string): string {
  if (type !== 'yesno') return answer;
  if (answer === 'yes') return 'Yes';
  return answer === 'no' ? 'No' : answer;
}
