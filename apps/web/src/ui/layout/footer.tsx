import { Slot } from '../display/slot.tsx';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { buttonLook } from '../buttons/button-look.ts';

export interface FooterLink {
  label: string;
  /** An empty link, e.g. `<Link to="/comingsoon" />`; the footer fills and styles it. */
  element: ReactElement<{ children?: ReactNode }>;
}

export interface FooterProps {
  /** The wordmark in a link to the home page. */
  home: ReactNode;
  tagline: ReactNode;
  userLogin: FooterLink;
  employerLogin: FooterLink;
  resources: readonly FooterLink[];
  policies: readonly FooterLink[];
  /** The last line, e.g. the copyright. */
  legal: ReactNode;
}

export function Footer({
  home,
  tagline,
  userLogin,
  employerLogin,
  resources,
  policies,
  legal,
}: FooterProps) {
  return (
    <footer className="mt-auto on-fig print:hidden">
      <div className="page-column grid gap-10 pt-14 pb-10 md:grid-cols-[1.6fr_1fr_1fr] md:gap-8">
        <div className="space-y-5">
          {home}
          <p className="max-w-sm text-on-fig-soft">{tagline}</p>
          <div className="hidden flex-wrap gap-3 session-visitor:flex">
            <Slot className={buttonLook('accent', 'medium', false)}>{fill(userLogin)}</Slot>
            <Slot className={buttonLook('fig', 'medium', false)}>{fill(employerLogin)}</Slot>
          </div>
        </div>
        <LinkColumn title="Resources" links={resources} />
        <LinkColumn title="Policies" links={policies} />
        <p className="border-t border-fig-raised pt-6 text-sm text-on-fig-soft md:col-span-full">
          {legal}
        </p>
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={`Footer ${title.toLowerCase()}`}>
      <h2 className="text-base font-bold">{title}</h2>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={link.label}>
            <Slot className="inline-flex min-h-9 items-center text-on-fig-soft underline-offset-4 transition-colors duration-120 hover:text-on-fig hover:underline">
              {fill(link)}
            </Slot>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function fill({ element, label }: FooterLink) {
  return cloneElement(element, {}, label);
}
