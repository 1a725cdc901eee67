import { Camera, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Card } from '../../../ui/display/card.tsx';

interface Way {
  readonly icon: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly points: readonly { readonly term: string; readonly text: string }[];
  readonly link: { readonly to: string; readonly label: string };
}

const CITY = 'Raleigh';

const WAYS: readonly Way[] = [
  {
    icon: <Store />,
    title: 'Traditional shifts',
    lead: 'A place, a team, a schedule.',
    points: [
      { term: 'Where', text: 'At the counter, on the floor, in the kitchen' },
      { term: 'When', text: 'Fixed shifts, planned around your lectures' },
      { term: 'Pay', text: 'By the hour, day, week or month' },
      { term: 'What counts', text: 'Being there, on time and with a smile' },
    ],
    link: {
      to: paths.jobs({ searchLocation: CITY, type: ['Part-time'] }),
      label: 'Browse part-time shifts',
    },
  },
  {
    icon: <Camera />,
    title: 'Creator gigs',
    lead: 'A brief, your camera, your audience.',
    points: [
      { term: 'Where', text: 'Wherever you shoot: on site or at your desk' },
      { term: 'When', text: 'By deadline; the hours are yours' },
      { term: 'Pay', text: 'Once per piece, or as a gift card' },
      { term: 'What counts', text: 'Your portfolio videos and your reach' },
    ],
    link: {
      to: paths.jobs({ searchLocation: CITY, industry: 'Media' }),
      label: 'Browse creator gigs',
    },
  },
];

/** Traditional work beside work as a creator (spec section 1). */
export function CreatorComparison() {
  return (
    <section aria-labelledby="comparison" className="page-column py-14 sm:py-20">
      <h2 id="comparison" className="text-display font-extrabold">
        Traditional or creator? Both fit here.
      </h2>
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        {WAYS.map(({ icon, title, lead, points, link }) => (
          <Card key={title} padding="large" className="flex flex-col">
            <p aria-hidden="true" className="text-brand [&_svg]:size-9">
              {icon}
            </p>
            <h3 className="mt-4 text-title font-extrabold">{title}</h3>
            <p className="mt-1 text-ink-soft">{lead}</p>
            <dl className="mt-6 flex-1 divide-y divide-line border-y border-line">
              {points.map(({ term, text }) => (
                <div key={term} className="grid gap-x-4 py-3 sm:grid-cols-[8rem_1fr]">
                  <dt className="text-ink-soft">{term}</dt>
                  <dd className="font-semibold">{text}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-6">
              <PageLink to={link.to} className="text-link">
                {link.label}
              </PageLink>
            </p>
          </Card>
        ))}
      </div>
    </section>
  );
}
