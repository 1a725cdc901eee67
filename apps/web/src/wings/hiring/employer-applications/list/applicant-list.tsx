import type { EmployerApplication } from '@nextshift/contract';
import { clsx } from 'clsx';
import { memo, type ComponentProps } from 'react';
import { CardAction } from '../../../../ui/buttons/card-action.tsx';
import { applicantName } from '../applicant/applicant-name.ts';
import { ApplicantRow } from './applicant-row.tsx';

export interface ApplicantListProps extends Pick<ComponentProps<'ul'>, 'onFocus'> {
  label: string;
  listRef?: ComponentProps<'ul'>['ref'];
  applications: readonly EmployerApplication[];
  /** All are to one job, which stands once above. */
  sharesJob: boolean;
  /** The application whose applicant is shown beside the list, or was shown last. */
  selectedId: string | undefined;
  /** The applicant is beside the list: Tab moves from the selected row there, arrows to the next row. */
  isBeside: boolean;
  /** Must be stable between renders, since the rows are memoized. */
  onSelect: (application: EmployerApplication) => void;
}

const LIST = 'applicant-list';

/** The applicants to choose from. */
export function ApplicantList(props: ApplicantListProps) {
  const { label, listRef, applications, sharesJob, selectedId, isBeside, onSelect, onFocus } =
    props;
  const isAnySelected = applications.some(({ id }) => id === selectedId);
  return (
    <ul ref={listRef} id={LIST} aria-label={label} onFocus={onFocus} className="space-y-2">
      {applications.map((application, index) => {
        const isSelected = application.id === selectedId;
        return (
          <ApplicantItem
            key={application.id}
            application={application}
            sharesJob={sharesJob}
            isSelected={isSelected}
            isHighlighted={isSelected && isBeside}
            isTabStop={!isBeside || (isAnySelected ? isSelected : index === 0)}
            onSelect={onSelect}
          />
        );
      })}
    </ul>
  );
}

export function findApplicantList(): HTMLElement | null {
  return document.getElementById(LIST);
}

/** The row of the applicant who is shown, to put the focus on. */
export function findSelectedRow(): HTMLElement | null {
  return findApplicantList()?.querySelector<HTMLElement>('[data-selected] button') ?? null;
}

interface ApplicantItemProps {
  application: EmployerApplication;
  sharesJob: boolean;
  isSelected: boolean;
  isHighlighted: boolean;
  isTabStop: boolean;
  onSelect: (application: EmployerApplication) => void;
}

/** Memoized: there may be hundreds, and selecting another must not render all. */
const ApplicantItem = memo(function ApplicantItem(props: ApplicantItemProps) {
  const { application, sharesJob, isSelected, isHighlighted, isTabStop, onSelect } = props;
  return (
    <li
      data-selected={isSelected || undefined}
      className={clsx(
        'relative rounded-card border p-3.5 transition-colors duration-120',
        isHighlighted
          ? 'border-brand bg-brand-soft forced-colors:outline-3 forced-colors:-outline-offset-3 forced-colors:outline-[Highlight]'
          : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <ApplicantRow application={application} sharesJob={sharesJob}>
        <CardAction
          aria-current={isHighlighted ? 'true' : undefined}
          tabIndex={isTabStop ? undefined : -1}
          onClick={() => {
            onSelect(application);
          }}
        >
          {applicantName(application)}
        </CardAction>
      </ApplicantRow>
    </li>
  );
});
