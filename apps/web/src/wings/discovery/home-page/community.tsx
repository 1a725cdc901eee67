import type { CityCount } from '@nextshift/contract';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';

const whole = new Intl.NumberFormat('en-US');

/** The community in real figures. */
export function Community({ cities }: { cities: readonly CityCount[] }) {
  const jobs = cities.reduce((sum, { activeJobs }) => sum + activeJobs, 0);
  return (
    <section
      aria-labelledby="community"
      className="page-column grid items-center gap-10 py-14 sm:py-20 lg:grid-cols-[1fr_auto] lg:gap-20"
    >
      <div>
        <h2 id="community" className="text-display font-extrabold">
          A community that works between lectures
        </h2>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft">
          Students and recent graduates who pour coffee on Saturdays, shoot reels on Tuesdays and
          still make it to the seminar. Bring what you do outside class: clubs, hobbies, awards and
          your own videos all count here.
        </p>
        <Button size="large" className="mt-7" asChild>
          <PageLink to={paths.signup()}>Join Now</PageLink>
        </Button>
      </div>
      {jobs > 0 ? (
        <dl className="grid grid-cols-2 gap-x-10 gap-y-6 lg:grid-cols-1">
          <Figure term={jobs === 1 ? 'open job' : 'open jobs'} value={jobs} />
          <Figure term={cities.length === 1 ? 'city' : 'cities'} value={cities.length} />
        </dl>
      ) : null}
    </section>
  );
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div className="flex flex-col-reverse border-l-4 border-marigold pl-5">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-display text-hero font-extrabold tabular-nums">{whole.format(value)}</dd>
    </div>
  );
}
