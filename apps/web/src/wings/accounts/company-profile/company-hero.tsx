import { formatPhone, isWebAddress, type Employer } from '@nextshift/contract';
import { ArrowRight, Camera, Globe, Mail, MapPin, Phone, Settings } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { VerifiedMark } from '../../../entities/employer/verified-mark.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Cover } from '../../../ui/display/cover.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LogoDialog } from './logo-dialog.tsx';

export interface CompanyHeroProps {
  employer: Employer;
  isEditing: boolean;
  onEdit: () => void;
  /** The edit button. */
  editRef: Ref<HTMLButtonElement>;
}

/** The stored company (spec section 2.6); while it is edited, only its name and logo. */
export function CompanyHero({ employer, isEditing, onEdit, editRef }: CompanyHeroProps) {
  const { id, companyName, logo } = employer;
  const [isChoosing, setIsChoosing] = useState(false);

  return (
    <Card padding="none" className="overflow-hidden">
      <Cover src={logo} className="h-24 sm:h-28" />
      <div className="-mt-14 px-5 pb-6 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-3">
          <div className="relative w-fit shrink-0 rounded-[24%] bg-surface p-1">
            <Avatar kind="company" size="huge" name={companyName} src={logo} />
            <IconButton
              variant="solid"
              label="Change company logo"
              icon={<Camera aria-hidden="true" />}
              className="absolute -right-2 -bottom-1 border-2 border-surface"
              onClick={() => {
                setIsChoosing(true);
              }}
            />
          </div>
          {isEditing ? null : (
            <Button variant="secondary" className="max-sm:px-4" ref={editRef} onClick={onEdit}>
              <Settings aria-hidden="true" />
              Profile settings
            </Button>
          )}
        </div>
        <h1 className="mt-4 text-title font-extrabold wrap-anywhere">{companyName}</h1>
        {isEditing ? null : (
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <span>
              {employer.verified ? 'Verified' : 'Not verified yet'}
              <VerifiedMark verified={employer.verified} />
            </span>{' '}
            <PageLink to={paths.employerVerification()} className="text-link">
              {employer.verified ? 'What was checked' : 'Verify your company'}
            </PageLink>
          </p>
        )}
        {isEditing ? null : <CompanyFacts employer={employer} onEdit={onEdit} />}
      </div>
      <LogoDialog
        employerId={id}
        current={logo}
        open={isChoosing}
        onClose={() => {
          setIsChoosing(false);
        }}
      />
    </Card>
  );
}

function CompanyFacts({ employer, onEdit }: Pick<CompanyHeroProps, 'employer' | 'onEdit'>) {
  const { id, description, website, contactEmail, phoneNumber } = employer;
  return (
    <>
      {description ? (
        <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{description}</p>
      ) : (
        <p className="mt-3 max-w-prose text-ink-soft">
          You have not described your company yet. Job seekers like to know who they will work with.{' '}
          <button type="button" className="text-link" onClick={onEdit}>
            Add a description
          </button>
        </p>
      )}
      <ul className="mt-6 grid gap-x-8 gap-y-1 border-t border-line pt-4 sm:grid-cols-2">
        <Fact icon={<Globe />} name="Website">
          {website && isWebAddress(website) ? (
            <a href={website} target="_blank" rel="noopener noreferrer" className="text-link">
              {new URL(website).host}
            </a>
          ) : (
            <span className="text-ink-soft">No website yet</span>
          )}
        </Fact>
        <Fact icon={<Phone />} name="Phone">
          {phoneNumber ? formatPhone(phoneNumber) : 'No phone yet'}
        </Fact>
        <Fact icon={<Mail />} name="Email">
          {contactEmail}
        </Fact>
        <Fact icon={<MapPin />} name="Address">
          {addressOf(employer) ?? 'Location not specified'}
        </Fact>
      </ul>
      <PageLink
        to={paths.company(id)}
        className="mt-4 inline-flex items-center gap-2 text-link py-1"
      >
        View public page
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </PageLink>
    </>
  );
}

/** 'street, city, state' as far as known, or null. */
function addressOf({ address, city, state }: Employer): string | null {
  return [address, city, state].filter(Boolean).join(', ') || null;
}

interface FactProps {
  icon: ReactNode;
  name: string;
  children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <li className="flex min-h-9 items-start gap-2.5 py-1.5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-soft">
      {icon}
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{name}: </span>
        {children}
      </span>
    </li>
  );
}
