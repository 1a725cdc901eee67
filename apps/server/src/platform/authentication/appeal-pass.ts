import { entityId, HOUR_MS } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../platform.ts';

/** How long an appeal can be written after the sign-in that was refused. */
const PASS_LIFETIME_MS = HOUR_MS;

const contents = z.object({
  for: z.literal('appeal'),
  caseId: entityId,
  employerId: entityId,
  until: z.number(),
});

/**
 * What a suspended company gets in place of a session: it says, sealed, against which decision it can appeal and until
 * when. So nothing is stored, and it opens nothing else.
 */
export function newAppealPass(
  { clock, secrets }: Pick<Platform, 'clock' | 'secrets'>,
  about: { readonly caseId: string; readonly employerId: string },
): string {
  const until = clock().getTime() + PASS_LIFETIME_MS;
  const pass: z.input<typeof contents> = { for: 'appeal', ...about, until };
  return secrets.encrypt(JSON.stringify(pass)).toString('base64url');
}

/** Reads a pass. @returns null if it is not ours, or too old */
export function openAppealPass(
  { clock, secrets }: Pick<Platform, 'clock' | 'secrets'>,
  pass: string,
): { caseId: string; employerId: string } | null {
  try {
    const opened = secrets.decrypt(Buffer.from(pass, 'base64url'));
    const { caseId, employerId, until } = contents.parse(JSON.parse(opened));
    return until > clock().getTime() ? { caseId, employerId } : null;
  } catch {
    // Forged, damaged, sealed with a deleted key, or the token of a mail.
    return null;
  }
}
