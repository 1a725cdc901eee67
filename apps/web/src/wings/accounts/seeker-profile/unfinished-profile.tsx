import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';

/** Offers the wizard to a seeker who applied before completing it. */
export function UnfinishedProfile() {
  return (
    <Card asChild className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <section aria-labelledby="unfinished-profile">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="unfinished-profile" className="text-heading font-bold">
            Complete your profile
          </h2>
          <p className="mt-1 text-ink-soft">
            Employers see a phone number and a line so far. A picture, your city and what you do
            help them choose you.
          </p>
        </div>
        <Button asChild>
          <PageLink to={paths.completeProfile()}>Complete profile</PageLink>
        </Button>
      </section>
    </Card>
  );
}
