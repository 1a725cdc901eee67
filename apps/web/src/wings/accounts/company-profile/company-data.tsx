import { type Employer, exportCompanyData } from '@nextshift/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { DeletionForm } from '../../../platform/forms/deletion-form.tsx';
import { failureText } from '../../../platform/api/failure-text.ts';
import { fileUrl } from '../../../platform/api/file-url.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useDeleteCompany } from './delete-company.ts';

const CONSEQUENCES = [
  'Your plan ends now, without a refund, and nothing more is charged.',
  'Your jobs close. Applicants you have accepted or not decided on are told that you left.',
  'Your profile, logo, forms and files are deleted, and everyone is signed out.',
  'Applicants keep your company name and the job titles in their history.',
] as const;

/** The company's stored data: export and deletion. */
export function CompanyData({ employer: { id } }: { employer: Employer }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const deletion = useDeleteCompany(id);
  return (
    <Card asChild>
      <section aria-labelledby="data-heading">
        <h2 id="data-heading" className="text-heading font-bold">
          Your data
        </h2>
        <p className="mt-1 text-ink-soft">
          A zip file with your profile, jobs, forms and bills, and what you may see of your
          applicants.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" asChild>
            <a href={fileUrl(exportCompanyData, { employerId: id })} download>
              <Download aria-hidden="true" />
              Download our data
            </a>
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setIsDeleting(true);
            }}
          >
            Delete account...
          </Button>
        </div>
        <Dialog size="small" title="Delete account" open={isDeleting} onOpenChange={setIsDeleting}>
          <DeletionForm
            consequences={CONSEQUENCES}
            remove={deletion.mutateAsync}
            describeFailure={(error) =>
              failureText(error, 'Your account was not deleted. Please try again.')
            }
          />
        </Dialog>
      </section>
    </Card>
  );
}
