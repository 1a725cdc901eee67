import { exportMyData } from '@nextshift/contract';
import { Download } from 'lucide-react';
import { fileUrl } from '../../../platform/api/file-url.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { USER_NOT_FOUND_MESSAGE } from './settings-view.ts';

/** The seeker's stored data: export and deletion. */
export function DataView({ onDelete }: { onDelete: () => void }) {
  const userId = useAuthStore(({ user }) => user?.id);
  if (userId === undefined) return <FormError>{USER_NOT_FOUND_MESSAGE}</FormError>;
  return (
    <div className="space-y-8">
      <section aria-labelledby="export-heading">
        <h3 id="export-heading" className="font-bold">
          Download your data
        </h3>
        <p className="mt-1 mb-3 text-ink-soft">
          A zip file with your profile, applications, pictures, videos and documents.
        </p>
        <Button variant="secondary" asChild>
          <a href={fileUrl(exportMyData, { userId })} download>
            <Download aria-hidden="true" />
            Download my data
          </a>
        </Button>
      </section>
      <section aria-labelledby="delete-heading">
        <h3 id="delete-heading" className="font-bold">
          Delete your account
        </h3>
        <p className="mt-1 mb-3 text-ink-soft">
          Your profile, files and saved jobs are deleted for good, and your name is removed from
          your applications.
        </p>
        <Button variant="danger" onClick={onDelete}>
          Delete account
        </Button>
      </section>
    </div>
  );
}
