import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds that the clock of an authenticator may be off. */
const TOLERANCE_S = 30;
const CODE = /^\d{6}$/;

/** A new secret of an authenticator (RFC 6238), 160 bits in base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** What an authenticator reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: 'NextShift', label: email, secret });
}

/**
 * The time step for which a code is valid, blanks ignored; null for any other text.
 * @param afterStep the last accepted step: its code and older ones are not valid any more
 */
export function findTotpStep(
  secret: string,
  code: string,
  { now, afterStep }: { now: Date; afterStep: number },
): number | null {
  const token = code.replaceAll(' ', '');
  if (!CODE.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: TOLERANCE_S });
  if (!result.valid || !('timeStep' in result)) return null;
  return result.timeStep > afterStep ? result.timeStep : null;
}
