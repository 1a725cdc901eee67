import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { Button } from '../../../../ui/buttons/button.tsx';

/** For visitors; the parent hides it from others by style, since the HTML is the same for everyone. */
export function JoinBanner() {
  return (
    <aside
      aria-labelledby="join"
      className="flex flex-col items-start gap-5 rounded-card on-fig p-6 sm:flex-row sm:items-center sm:justify-between sm:px-10 sm:py-8"
    >
      <div>
        <h2 id="join" className="text-title font-extrabold">
          Join For More Opportunities
        </h2>
        <p className="mt-2 max-w-xl text-on-fig-soft">
          Save what you like, apply with one click, and follow it all in one place.
        </p>
      </div>
      <Button variant="accent" size="large" asChild>
        <PageLink to={paths.signup()}>Join Now</PageLink>
      </Button>
    </aside>
  );
}
