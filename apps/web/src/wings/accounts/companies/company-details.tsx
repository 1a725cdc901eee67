import { formatPhone, isWebAddress, type PublicEmployer } from '@nextshift/contract';
import { Globe, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ResponsivenessLine } from '../../../entities/employer/responsiveness-line.tsx';
import { VerifiedDetails } from '../../../entities/employer/verified-details.tsx';
import { ReportButton } from '../../trust/reports/index.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Cover } from '../../../ui/display/cover.tsx';
import { companyPlace } from './company-place.ts';

/** A company's public details (spec section 2.2). */
export function CompanyDetails({ company }: { company: PublicEmployer }) {
  const { companyName, logo, description, city } = company;
  const place = companyPlace(company);
  return (
    <div className="page-column pt-4 pb-16 md:pt-8">
      <Cover src={logo} className="h-28 rounded-card sm:h-40" />
      <div className="grid gap-8 md:grid-cols-[1fr_20rem]">
        <div className="-mt-14">
          <div className="relative ml-4 w-fit rounded-[24%] bg-paper p-1">
            <Avatar kind="company" size="huge" name={companyName} src={logo} decorative />
          </div>
          <h1 className="mt-3 text-display font-extrabold">{companyName}</h1>
          {place ? (
            <p className="mt-2 flex items-center gap-2 text-lg text-ink-soft">
              <MapPin aria-hidden="true" className="size-5 shrink-0" />
              {place}
            </p>
          ) : null}
          <VerifiedDetails company={company} />
          <ResponsivenessLine responsiveness={company.responsiveness} className="mt-2" />
          <p className="mt-6 max-w-prose whitespace-pre-line">
            {description ?? 'This company has not described itself yet.'}
          </p>
        </div>
        <Card asChild>
          <section aria-labelledby="contact" className="self-start md:mt-6">
            <h2 id="contact" className="text-heading font-bold">
              Contact
            </h2>
            <Contacts company={company} />
            {city ? (
              <Button variant="secondary" fullWidth className="mt-5" asChild>
                <PageLink to={paths.jobs({ searchLocation: city })}>Jobs in {city}</PageLink>
              </Button>
            ) : null}
            <p className="mt-5 text-sm">
              <ReportButton
                subject={{
                  type: 'company',
                  id: company.id,
                  title: 'Report this company',
                  about: companyName,
                }}
                ownerId={company.id}
                className="text-link"
              />
            </p>
          </section>
        </Card>
      </div>
    </div>
  );
}

/** How to reach the company; its page has no contacts while it is held. */
function Contacts({ company: { website, email, phoneNumber } }: { company: PublicEmployer }) {
  if (!website && !email && !phoneNumber) {
    return <p className="mt-4 text-ink-soft">No contact details are shown.</p>;
  }
  return (
    <ul className="mt-4 space-y-1">
      {website && isWebAddress(website) ? (
        <Contact icon={<Globe />} href={website} outside>
          {new URL(website).host.replace(/^www\./, '')}
        </Contact>
      ) : null}
      {email ? (
        <Contact icon={<Mail />} href={`mailto:${email}`}>
          {email}
        </Contact>
      ) : null}
      {phoneNumber ? (
        <Contact icon={<Phone />} href={`tel:+1${phoneNumber}`}>
          {formatPhone(phoneNumber)}
        </Contact>
      ) : null}
    </ul>
  );
}

interface ContactProps {
  icon: ReactNode;
  href: string;
  outside?: boolean;
  children: ReactNode;
}

function Contact({ icon, href, outside = false, children }: ContactProps) {
  return (
    <li className="flex min-h-9 items-center gap-2.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
      {icon}
      <a
        href={href}
        className="min-w-0 text-link break-words"
        {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {children}
      </a>
    </li>
  );
}
