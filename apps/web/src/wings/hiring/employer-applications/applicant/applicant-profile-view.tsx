import { formatPhone, type ProfileView } from '@nextshift/contract';
import { BriefcaseBusiness, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { SchoolLine } from '../../../../entities/school/school-line.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Cover } from '../../../../ui/display/cover.tsx';
import { applicantName, applicantPlace } from './applicant-name.ts';
import { ApplicantProfileSections } from './applicant-profile-sections.tsx';
import { shownProfileOf } from './applicant-profile-query.ts';

/** An applicant's whole profile, read-only. */
export function ApplicantProfileView({ view }: { view: ProfileView }) {
  const profile = shownProfileOf(view);
  const name = applicantName({ user: view });
  return (
    <>
      <Card padding="none" className="overflow-hidden">
        <Cover src={view.profileImage} className="h-24 sm:h-28" />
        <div className="-mt-14 flex flex-col gap-x-5 gap-y-3 px-5 pb-6 sm:flex-row sm:px-7">
          <div className="relative w-fit shrink-0 self-start rounded-full bg-surface p-1">
            <Avatar size="huge" name={name} src={view.profileImage} decorative />
          </div>
          <div className="min-w-0 space-y-1.5 text-ink-soft sm:pt-17">
            <h1 className="text-title font-extrabold wrap-anywhere text-ink">{name}</h1>
            {view.hidden ? null : <Facts view={view} />}
          </div>
        </div>
      </Card>
      <Card padding="large" className="mt-5">
        <ApplicantProfileSections
          headingLevel="h2"
          profile={profile}
          isHidden={view.hidden}
          name={name}
        />
      </Card>
    </>
  );
}

function Facts({ view }: { view: ProfileView }) {
  return (
    <>
      {view.currentPosition ? (
        <Fact icon={<BriefcaseBusiness aria-hidden="true" />}>{view.currentPosition}</Fact>
      ) : null}
      {view.school ? <SchoolLine school={view.school} /> : null}
      <Fact icon={<MapPin aria-hidden="true" />}>
        {applicantPlace({ profile: view }) ?? 'Location not specified'}
      </Fact>
      {view.email ? (
        <Fact icon={<Mail aria-hidden="true" />}>
          <a href={`mailto:${view.email}`} className="text-link">
            {view.email}
          </a>
        </Fact>
      ) : null}
      {view.phoneNumber ? (
        <Fact icon={<Phone aria-hidden="true" />}>
          <a href={`tel:+1${view.phoneNumber}`} className="text-link">
            {formatPhone(view.phoneNumber)}
          </a>
        </Fact>
      ) : null}
    </>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 [&_svg]:size-4.5 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
