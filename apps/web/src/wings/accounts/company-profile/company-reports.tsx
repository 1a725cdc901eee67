import { useState } from 'react';
import { OwnReports } from '../../trust/reports/index.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

/** The company's own reports, fetched once they are opened. */
export function CompanyReports() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card asChild>
      <section aria-labelledby="reports-heading">
        <h2 id="reports-heading" className="text-heading font-bold">
          Your reports
        </h2>
        <p className="mt-1 text-ink-soft">
          What happened to the applications, jobs and companies that you reported.
        </p>
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          See your reports
        </Button>
        <Dialog size="small" title="Your reports" open={isOpen} onOpenChange={setIsOpen}>
          <OwnReports />
        </Dialog>
      </section>
    </Card>
  );
}
