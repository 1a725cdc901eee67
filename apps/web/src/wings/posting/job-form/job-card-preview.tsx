import {
  describeShifts,
  formatHourlyPay,
  formatPay,
  hourlyPay,
  timeZoneOfState,
  workloadOfJob,
  type Employer,
} from '@nextshift/contract';
import { Banknote, BriefcaseBusiness, Clock, MapPin } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { openingsText } from '../../../entities/job/openings-text.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Chip } from '../../../ui/display/chip.tsx';
import { FileImage } from '../../../ui/display/file-image.tsx';
import type { JobDraft } from './job-draft.ts';
import { hourlyPayOf, payOfDraft, shiftsOfDraft, numberOfOpenings } from './shifts/pay-of-draft.ts';
import { wholeShare } from './shifts/share-of-shifts.ts';
import type { JobForm } from './use-job-draft.ts';

export interface JobCardPreviewProps {
  form: JobForm;
  employer: Pick<Employer, 'companyName' | 'logo'>;
  /** A new file, or the address of the stored image. */
  image: File | string | null;
}

/** A live preview of the job's card. */
export function JobCardPreview({ form, employer, image }: JobCardPreviewProps) {
  useWatch({ control: form.control });
  const draft = form.getValues();
  const place = [draft.city, draft.state].filter((part) => part).join(', ');
  return (
    <Card padding="none" className="overflow-hidden">
      {typeof image === 'string' ? (
        <img src={image} alt="" className="aspect-video w-full object-cover" />
      ) : null}
      {image instanceof File ? (
        <FileImage file={image} alt="" className="aspect-video w-full object-cover" />
      ) : null}
      <div className="p-5">
        <div className="flex items-start gap-3">
          <Avatar kind="company" name={employer.companyName} src={employer.logo} decorative />
          <div className="min-w-0">
            <p className="font-display text-heading font-bold break-words">
              {said(draft.title) ?? 'Your job title'}
            </p>
            <p className="text-ink-soft">{employer.companyName}</p>
          </div>
        </div>
        <ul className="mt-4 space-y-1.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
          <li className="flex items-center gap-2">
            <MapPin aria-hidden="true" />
            {said(place) ?? 'City, State'}
          </li>
          <li className="flex items-center gap-2">
            <Banknote aria-hidden="true" />
            {payOf(draft) ?? 'Pay'}
          </li>
          <li className="flex items-center gap-2">
            <BriefcaseBusiness aria-hidden="true" />
            {[said(draft.type) ?? 'Job type', draft.locationType, openingsOf(draft)]
              .filter(Boolean)
              .join(' · ')}
          </li>
          <ShiftLines draft={draft} />
        </ul>
        {said(draft.description) ? (
          <p className="mt-3 line-clamp-3 text-sm text-ink-soft">{draft.description}</p>
        ) : null}
        {draft.tags.length > 0 ? (
          <ul className="mt-3 flex flex-wrap gap-1.5">
            {draft.tags.slice(0, 4).map((tag) => (
              <li key={tag}>
                <Chip>{tag}</Chip>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  );
}

/** When the work is, once a shift is filled in. */
function ShiftLines({ draft }: { draft: JobDraft }) {
  const shifts = shiftsOfDraft(draft);
  if (shifts.length === 0) return null;
  const pay = payOfDraft(draft);
  const timeZone = timeZoneOfState(draft.state);
  return (
    <li className="flex gap-2">
      <Clock aria-hidden="true" className="mt-0.5" />
      <span className="min-w-0">
        {describeShifts(shifts).join('; ')}
        <span className="block text-ink-soft">
          {workloadOfJob(
            { shifts, eachWorks: wholeShare(draft.eachWorks), openings: numberOfOpenings(draft) },
            { ...hourlyPayOf(pay), timeZone },
          )}
        </span>
      </span>
    </li>
  );
}

/** The typed text; null if blank. */
function said(text: string): string | null {
  return text.trim() === '' ? null : text;
}

function openingsOf(draft: JobDraft): string | null {
  const openings = numberOfOpenings(draft);
  return openingsText({ openings, openingsLeft: openings });
}

function payOf(draft: JobDraft): string | null {
  const pay = payOfDraft(draft);
  if (pay === null) return null;
  const perHour = formatHourlyPay({ ...pay, hourlyPay: hourlyPay(pay) });
  return [formatPay(pay), perHour].filter(Boolean).join(', ') || null;
}
