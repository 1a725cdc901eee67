import type { Employer } from '@nextshift/contract';
import { useEffect, useRef, useState } from 'react';
import { findWrongValues } from '../../../platform/forms/wrong-values.ts';
import { WrongValuesNotice } from '../../../platform/forms/wrong-values-notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CompanyAccount } from './company-account.tsx';
import { CompanyData } from './company-data.tsx';
import { readCompanyDraft, writeCompanyDraft, type CompanyDraft } from './company-draft.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyHero } from './company-hero.tsx';
import { CompanyReports } from './company-reports.tsx';
import { useSaveCompany } from './save-company.ts';
import { Button } from '../../../ui/buttons/button.tsx';

const EDITING = 'company-profile';

/** The company profile, to read and to edit. Input from before a reload reopens edit mode. */
export function CompanyProfile({ employer }: { employer: Employer }) {
  const { id } = employer;
  const save = useSaveCompany(id);
  const [isEditing, setIsEditing] = useState(() => readCompanyDraft(id) !== null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);

  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  // The toast offers to restore input of this page only.
  useEffect(
    () => () => {
      toast.settle(EDITING);
    },
    [],
  );

  const edit = () => {
    toast.settle(EDITING);
    setIsEditing(true);
  };
  const giveUp = (typed: CompanyDraft | null) => {
    setIsEditing(false);
    if (!typed) return;
    const undo = {
      label: 'Undo',
      onPress: () => {
        writeCompanyDraft(id, typed);
        setIsEditing(true);
      },
    };
    toast.info('Your changes were discarded.', { about: EDITING, action: undo });
  };

  return (
    <div className="page-column page-narrow space-y-5 py-6 pb-16 sm:pt-10">
      <CompanyHero employer={employer} isEditing={isEditing} onEdit={edit} editRef={editButton} />
      {isEditing ? (
        <CompanyForm
          employer={employer}
          save={save.mutateAsync}
          onSaved={() => {
            setIsEditing(false);
            toast.success('Your company profile was saved.', { about: EDITING });
          }}
          onCancel={giveUp}
        />
      ) : (
        <>
          <CompanyCorrections employer={employer} onEdit={edit} />
          <CompanyAccount employer={employer} />
          <CompanyReports />
          <CompanyData employer={employer} />
        </>
      )}
    </div>
  );
}

/** Offers to correct a state or a phone number that is none. */
function CompanyCorrections({ employer, onEdit }: { employer: Employer; onEdit: () => void }) {
  const values = findWrongValues(employer).map(({ field, text }) => ({
    key: field,
    text,
    action: (
      <Button variant="secondary" size="small" onClick={onEdit}>
        {field === 'state' ? 'Correct state' : 'Correct phone number'}
      </Button>
    ),
  }));
  return <WrongValuesNotice values={values} />;
}
