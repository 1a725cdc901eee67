/** Words for several people that have no plural. */
const COLLECTIVE = /(^| )(crew|help|media|staff|team)$/;

/** Whom a role means: baristas, delivery drivers, kitchen staff. */
export function pluralOfRole(role: string): string {
  if (COLLECTIVE.test(role)) return role;
  if (/(^| )person$/.test(role)) return role.replace(/person$/, 'people');
  if (/[^aeiou]y$/.test(role)) return `${role.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(role) ? `${role}es` : `${role}s`;
}
