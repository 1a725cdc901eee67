import type { Applicant } from '@nextshift/contract';
import { useId, type ReactNode } from 'react';
import { Chip } from '../../ui/chip.tsx';

type Profile = NonNullable<Applicant['profile']>;
type ListField = {
  [Field in keyof Profile]: Profile[Field] extends string[] ? Field : never;
}[keyof Profile];

/** The list sections in the order of the profile page (spec section 2.4). */
const sections: readonly { readonly field: ListField; readonly title: string }[] = [
  { field: 'education', title: 'Education' },
  { field: 'work', title: 'Work Experience' },
  { field: 'extracurriculars', title: 'Extracurriculars' },
  { field: 'clubs', title: 'Clubs' },
  { field: 'hobbies', title: 'Hobbies' },
  { field: 'awards', title: 'Awards' },
  { field: 'volunteer', title: 'Volunteer' },
];

/** An applicant's profile, to read. */
export function ApplicantProfileSections({ profile }: { profile: Profile | null }) {
  return (
    <div className="space-y-6">
      <Section title="Bio">
        {profile?.bio ? (
          <p className="max-w-prose whitespace-pre-line">{profile.bio}</p>
        ) : (
          <Nothing>No bio provided</Nothing>
        )}
      </Section>
      {profile ? (
        <div className="grid gap-6 sm:grid-cols-2">
          {sections.map(({ field, title }) => (
            <Section key={field} title={title}>
              <Items items={profile[field]} />
            </Section>
          ))}
        </div>
      ) : (
        <Section title="Profile">
          <Nothing>No information provided</Nothing>
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-base font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Items({ items }: { items: readonly string[] }) {
  if (items.length === 0) return <Nothing>No information provided</Nothing>;
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
