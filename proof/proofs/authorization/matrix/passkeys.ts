import { anyone, everyone, type Row } from './row.ts';

const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const MADE = { ...CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };
const SIGNED = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};

/** What signs in without a password. */
export const passkeys: readonly Row[] = [
  {
    call: 'GET /api/passkeys',
    about: "anyone's own",
    who: { ...anyone('200'), seeker: '200: names of passkeys' },
  },
  {
    call: 'POST /api/passkeys/options',
    about: 'with the password of the seeker',
    body: { currentPassword: '{seekerPassword}' },
    refusalsIn: 'login_failures',
    leavesNoTrace: true,
    // The board is opened at an address, for which there are no passkeys.
    who: anyone('409'),
  },
  {
    call: 'POST /api/passkeys',
    about: 'one that answers no challenge',
    body: { name: 'My phone', credential: MADE },
    who: anyone('409'),
  },
  {
    call: 'POST /api/passkeys/:passkeyId/remove',
    about: 'of the seeker',
    at: '/api/passkeys/{seekerPasskey}/remove',
    body: { currentPassword: '{seekerPassword}' },
    refusalsIn: 'login_failures',
    who: { ...anyone('400'), seeker: '204' },
  },
  {
    call: 'POST /api/auth/passkey-options',
    body: { accountType: 'user' },
    leavesNoTrace: true,
    who: everyone('409'),
  },
  {
    call: 'POST /api/user/passkey-login',
    about: 'with an unknown passkey',
    body: { credential: SIGNED },
    refusalsIn: 'login_failures',
    who: everyone('401'),
  },
  {
    call: 'POST /api/employer/passkey-login',
    about: 'with an unknown passkey',
    body: { credential: SIGNED },
    refusalsIn: 'login_failures',
    who: everyone('401'),
  },
];
