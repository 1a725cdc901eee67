import type { EmployerApplication } from '@nextshift/contract';
import { clsx } from 'clsx';
import { CardAction } from '../../ui/card-action.tsx';
import { applicantName } from './applicant-name.ts';
import { ApplicantRow } from './applicant-row.tsx';

export interface ApplicantListProps {
  label: string;
  applications: readonly EmployerApplication[];
  /** The one whose applicant is shown beside the list. */
  selectedId: string | undefined;
  onSelect: (application: EmployerApplication) => void;
}

/** The applicants to choose from. */
export function ApplicantList({ label, applications, selectedId, onSelect }: ApplicantListProps) {
  return (
    <ul aria-label={label} className="space-y-2">
      {applications.map((application) => {
        const isSelected = application.id === selectedId;
        return (
          <li
            key={application.id}
            className={clsx(
              'relative rounded-card border p-3.5 transition-colors duration-120',
              isSelected
                ? 'border-brand bg-brand-soft'
                : 'border-line bg-surface hover:border-line-strong',
            )}
          >
            <ApplicantRow application={application}>
              <CardAction
                aria-current={isSelected ? 'true' : undefined}
                onClick={() => {
                  onSelect(application);
                }}
              >
                {applicantName(application)}
              </CardAction>
            </ApplicantRow>
          </li>
        );
      })}
    </ul>
  );
}
