import { Check } from 'lucide-react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';

const REASONS = [
  'Post a job in minutes, with a picture of the place',
  'Ask your own questions, or take one-click applicants',
  'Watch their videos and reach before you decide',
  'Accept someone, and their contact details are yours',
];

/** The pitch to employers (spec section 1). */
export function HireTalent() {
  return (
    <section aria-labelledby="hire" className="on-fig">
      <div className="page-column grid gap-10 py-16 sm:py-24 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 id="hire" className="text-display font-extrabold">
            Hire talent that lives around the corner
          </h2>
          <p className="mt-4 max-w-xl text-lg text-on-fig-soft">
            For cafes, shops and brands. Students and recent graduates want your early shift, your
            busy Saturday or your next reel.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button variant="accent" size="large" asChild>
              <PageLink to={paths.employerSignup()}>Start hiring</PageLink>
            </Button>
            <Button variant="fig" size="large" asChild>
              <PageLink to={paths.employerLogin()}>Employer Login</PageLink>
            </Button>
          </div>
        </div>
        <ul className="grid content-center gap-4">
          {REASONS.map((reason) => (
            <li key={reason} className="flex items-start gap-3 text-lg">
              <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-marigold" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
