import {
  type Applicant,
  type ProfileListKey,
  profileListKeys,
  profileLists,
} from '@nextshift/contract';
import { EyeOff } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Chip } from '../../../../ui/display/chip.tsx';
import { ApplicantReach } from './applicant-reach.tsx';
import { ApplicantVideos } from './applicant-videos.tsx';

export type ShownProfile = NonNullable<Applicant['profile']>;

/** Work comes second here. */
const sections = new Set<ProfileListKey>(['education', 'work', ...profileListKeys]);

type HeadingLevel = 'h2' | 'h3';

export interface ApplicantProfileSectionsProps {
  profile: ShownProfile | null;
  /** The applicant hides it from employers. */
  isHidden: boolean;
  /** Whose it is. */
  name: string;
  headingLevel?: HeadingLevel;
}

/** An applicant's profile, read-only. */
export function ApplicantProfileSections(props: ApplicantProfileSectionsProps) {
  const { profile, isHidden, name, headingLevel = 'h3' } = props;
  if (isHidden) {
    return (
      <p className="flex items-start gap-3 rounded-control bg-sunken p-4 text-ink-soft">
        <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {name} keeps their profile hidden from employers. You see their name and application only.
      </p>
    );
  }
  return (
    <div className="space-y-6">
      <Section title="Bio" headingLevel={headingLevel}>
        {profile?.bio ? (
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{profile.bio}</p>
        ) : (
          <Nothing>No bio provided</Nothing>
        )}
      </Section>
      {profile ? (
        <>
          <div className="grid gap-6 sm:grid-cols-2">
            {[...sections].map((field) => (
              <Section key={field} title={profileLists[field].title} headingLevel={headingLevel}>
                <Items items={profile[field]} />
              </Section>
            ))}
          </div>
          <Section title="Social Reach" headingLevel={headingLevel}>
            <ApplicantReach profile={profile} nothing={NOTHING} />
          </Section>
          <Section title="Portfolio" headingLevel={headingLevel}>
            <ApplicantVideos urls={profile.portfolioVideos} nothing={NOTHING} />
          </Section>
        </>
      ) : (
        <Section title="Profile" headingLevel={headingLevel}>
          {NOTHING}
        </Section>
      )}
    </div>
  );
}

interface SectionProps {
  title: string;
  headingLevel: HeadingLevel;
  children: ReactNode;
}

function Section({ title, headingLevel: Heading, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Heading id={id} className="mb-2 text-base font-bold">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Items({ items }: { items: readonly string[] }) {
  if (items.length === 0) return NOTHING;
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item} className="max-w-full">
          <Chip>{item}</Chip>
        </li>
      ))}
    </ul>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft">{children}</p>;
}

const NOTHING = <Nothing>No information provided</Nothing>;
