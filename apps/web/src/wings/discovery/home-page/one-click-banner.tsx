import { MousePointerClick, Search, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const STEPS: readonly { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <Search />,
    title: 'Find it',
    text: 'Search your city, filter by pay, type and hours, and save what fits between lectures.',
  },
  {
    icon: <MousePointerClick />,
    title: 'Apply with one click',
    text: 'Your profile is your application. No cover letter unless an employer asks for one.',
  },
  {
    icon: <UserRoundCheck />,
    title: 'Hear back',
    text: 'See every status in your history. Once accepted, the employer gets in touch with you.',
  },
];

/** How applying works (spec section 1). */
export function OneClickBanner() {
  return (
    <section aria-labelledby="one-click" className="bg-marigold text-on-marigold">
      <div className="page-column py-14 sm:py-20">
        <h2 id="one-click" className="max-w-2xl text-display font-extrabold">
          One-click apply
        </h2>
        <p className="mt-3 max-w-xl text-lg">
          Fill in your profile once. Every job after that is one click away.
        </p>
        <ol className="mt-10 grid gap-8 md:grid-cols-3">
          {STEPS.map(({ icon, title, text }, index) => (
            <li key={title} className="border-t-2 border-on-marigold pt-5">
              <p className="flex items-center gap-3 font-display text-heading font-bold [&_svg]:size-6">
                <span aria-hidden="true">{icon}</span>
                <span>
                  <span className="sr-only">{index + 1}. </span>
                  {title}
                </span>
              </p>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
