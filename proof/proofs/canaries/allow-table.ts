import { companies } from './allow/companies.ts';
import { otherPeople } from './allow/other-people.ts';
import { owner } from './allow/owner.ts';
import { secrets } from './allow/secrets.ts';
import type { Canary } from './canary.ts';
import type { ServerSecrets } from './server-secrets.ts';

/** Every canary, and who may see it where: hand-written from the rules. */
export function allowTable(found: ServerSecrets): readonly Canary[] {
  return [...owner, ...otherPeople, ...companies, ...secrets(found)];
}
