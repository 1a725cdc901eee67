interface Named {
  readonly user: { readonly firstName: string; readonly lastName: string };
}

interface Placed {
  readonly profile: { readonly city: string | null; readonly state: string | null } | null;
}

export function applicantName({ user }: Named): string {
  return `${user.firstName} ${user.lastName}`;
}

/** 'Raleigh, NC' as far as known, or null. */
export function applicantPlace({ profile }: Placed): string | null {
  const parts = [profile?.city, profile?.state].filter((part) => part);
  return parts.length === 0 ? null : parts.join(', ');
}
