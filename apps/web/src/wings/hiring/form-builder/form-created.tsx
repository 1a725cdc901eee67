import {
  APPLICATION_FORM_VALIDITY_DAYS,
  DAY_MS,
  documentKinds,
  documentLabels,
} from '@nextshift/contract';
import { Check, Eye, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShareLink } from '../../../entities/job/share-link.tsx';
import { formatDate } from '../../../platform/text/format-date.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import type { CreatedForm } from './created-form.ts';

export interface FormCreatedProps {
  form: CreatedForm;
  onPreview: () => void;
}

/** The page after saving a form: its questions, and the link to share (spec section 2.6). */
export function FormCreated({ form, onPreview }: FormCreatedProps) {
  const { jobId, documents, questions, wasEdited } = form;
  const required = documentKinds
    .filter((kind) => documents[kind]?.enabled === true && documents[kind].required)
    .map((kind) => documentLabels[kind]);
  return (
    <div className="page-column max-w-3xl pb-16">
      <div className="flex flex-col items-center pt-10 pb-8 text-center sm:pt-14">
        <span className="flex size-16 items-center justify-center rounded-full bg-marigold text-on-marigold">
          <Check aria-hidden="true" strokeWidth={3} className="size-8" />
        </span>
        <h1 className="mt-5 text-display font-extrabold">
          {wasEdited ? 'Application Form Updated!' : 'Application Form Created!'}
        </h1>
        <p className="mt-2 text-ink-soft sm:text-lg">
          Everyone who applies to this job now answers it.
        </p>
      </div>
      <Card asChild>
        <section aria-labelledby="summary-heading">
          <h2 id="summary-heading" className="text-heading font-bold">
            Form Summary
          </h2>
          <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
            <Fact term="Required documents">{required.join(', ') || 'None'}</Fact>
            <Fact term="Custom questions">{questions.length}</Fact>
            <Fact term="Status">
              <Badge tone="success">Active</Badge>
            </Fact>
            <Fact term="Remaining">{remainingOf(form)}</Fact>
          </dl>
          <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
            <Button variant="secondary" onClick={onPreview}>
              <Eye aria-hidden="true" />
              Preview
            </Button>
            <Button variant="ghost" asChild>
              <PageLink to={paths.createApplication(jobId)}>
                <Pencil aria-hidden="true" />
                Edit form
              </PageLink>
            </Button>
          </div>
        </section>
      </Card>
      <Card asChild className="mt-5">
        <section aria-labelledby="share-heading">
          <h2 id="share-heading" className="text-heading font-bold">
            Share
          </h2>
          <p className="mt-0.5 mb-4 text-ink-soft">
            This link opens the job, from where people apply.
          </p>
          <ShareLink link={location.origin + paths.job(jobId)} />
        </section>
      </Card>
      <div className="mt-8 flex justify-center">
        <Button size="large" className="max-sm:w-full" asChild>
          <PageLink to={paths.employer()}>Go to Dashboard</PageLink>
        </Button>
      </div>
    </div>
  );
}

/** The form accepts answers for 30 days, or until its job closes if that is sooner. */
function remainingOf({ createdAt, closesAt, timeZone }: CreatedForm): string {
  const end = Date.parse(createdAt) + APPLICATION_FORM_VALIDITY_DAYS * DAY_MS;
  return closesAt !== null && Date.parse(closesAt) < end
    ? `Until ${formatDate(closesAt, timeZone)}`
    : `${String(APPLICATION_FORM_VALIDITY_DAYS)} days`;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="mt-0.5 font-semibold break-words">{children}</dd>
    </div>
  );
}
