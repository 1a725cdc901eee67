import type { HiringCompany } from '@nextshift/contract';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { responsivenessText } from '../../../entities/employer/responsiveness-text.ts';
import { VerifiedMark } from '../../../entities/employer/verified-mark.tsx';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { CardAction } from '../../../ui/buttons/card-action.tsx';

/** Hiring companies, scrolling by in 30 seconds; paused on hover, on focus and on request. */
export function PartnerMarquee({ companies }: { companies: readonly HiringCompany[] }) {
  const [isPaused, setIsPaused] = useState(false);
  if (companies.length === 0) return null;
  return (
    <section aria-labelledby="partners" className="overflow-hidden bg-sunken py-14 sm:py-16">
      <div className="page-column flex items-center justify-between gap-4">
        <h2 id="partners" className="text-title font-extrabold">
          Partner companies
        </h2>
        <Button
          variant="ghost"
          size="small"
          className="motion-reduce:hidden noscript:hidden"
          onClick={() => {
            setIsPaused(!isPaused);
          }}
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {isPaused ? 'Play' : 'Pause'}
        </Button>
      </div>
      <div
        data-paused={isPaused}
        className="mt-7 flex w-max animate-marquee focus-within:[animation-play-state:paused] hover:[animation-play-state:paused] data-[paused=true]:[animation-play-state:paused] motion-reduce:w-full"
      >
        <Cards companies={companies} />
        {/* A copy, so that the row loops seamlessly. */}
        <div inert className="motion-reduce:hidden">
          <Cards companies={companies} />
        </div>
      </div>
    </section>
  );
}

function Cards({ companies }: { companies: readonly HiringCompany[] }) {
  return (
    <ul className="flex min-w-screen justify-around gap-5 pr-5 motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:pr-0">
      {companies.map(({ employerId, companyName, logo, city, state, responsiveness, verified }) => (
        <li key={employerId} className="w-66 max-w-[90vw] shrink-0">
          <Card interactive padding="small" className="flex h-full items-center gap-4">
            <Avatar kind="company" size="large" name={companyName} src={logo} decorative />
            <div className="min-w-0">
              <CardAction asChild className="font-display font-bold">
                <PageLink to={paths.company(employerId)}>{companyName}</PageLink>
              </CardAction>
              <VerifiedMark verified={verified} />
              <p className="text-sm text-ink-soft">
                Hiring in {city}, {state}
              </p>
              <p className="text-sm text-ink-soft">{responsivenessText(responsiveness)}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
