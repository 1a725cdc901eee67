import { anyone, type Row } from './row.ts';

/** A second factor of the seeker, whose authenticator nobody has, and one recovery code. */
const SECOND_FACTOR = `INSERT INTO second_factors (id, seeker_id, totp_secret, created_at, enabled_at)
    VALUES (gen_random_uuid(), '{seeker}', 'sealed', now(), now());
  INSERT INTO recovery_codes (id, second_factor_id, code_hash)
    SELECT gen_random_uuid(), id, sha256('0123456789abcdef') FROM second_factors
    WHERE seeker_id = '{seeker}'`;

const OWN = { currentPassword: '{seekerPassword}', code: '0123-4567-89ab-cdef' };

/** What a sign-in needs besides the password. */
export const secondFactors: readonly Row[] = [
  {
    call: 'GET /api/second-factor',
    about: "anyone's own",
    who: anyone('200'),
  },
  {
    call: 'POST /api/second-factor/setup',
    about: "anyone's own",
    who: anyone('201'),
  },
  {
    call: 'POST /api/second-factor',
    about: 'with a wrong code, or the password of another',
    body: { ...OWN, code: '000000' },
    refusalsIn: 'login_failures',
    who: anyone('400'),
  },
  {
    call: 'POST /api/second-factor/disable',
    about: 'with the password and a recovery code of the seeker',
    first: SECOND_FACTOR,
    body: OWN,
    refusalsIn: 'login_failures',
    who: { ...anyone('400'), seeker: '204' },
  },
];
