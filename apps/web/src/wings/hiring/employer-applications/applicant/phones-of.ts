import type { EmployerApplication } from '@nextshift/contract';

interface NamedPhone {
  readonly name: string;
  /** Its digits. */
  readonly phone: string;
}

/** The phone numbers of an accepted applicant: that of the application comes before another one of the profile. */
export function phonesOf({ user, basicFieldAnswers }: EmployerApplication): NamedPhone[] {
  if (user.phone === null) return [];
  const { phone: answered } = basicFieldAnswers;
  if (!answered || answered === user.phone) return [{ name: 'Phone', phone: user.phone }];
  return [
    { name: 'Phone on the application', phone: answered },
    { name: 'Phone on the profile', phone: user.phone },
  ];
}
