import { vi } from 'vitest';

/** Gives the page passkeys, which jsdom has none of. Unstub the globals after the test. */
export function stubPasskeys() {
  const id = 'cGFzc2tleQ';
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  let failure: string | undefined;
  const credential = {
    id,
    rawId: bytes('passkey'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes('{}'),
      attestationObject: bytes('made'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
      userHandle: bytes('owner'),
    },
  };
  const answer = () =>
    failure === undefined
      ? Promise.resolve(credential)
      : Promise.reject(new DOMException('Refused', failure));
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    credentials: { create: answer, get: answer },
  });
  return {
    id,
    /** Lets the next prompts fail. */
    fail(name: string) {
      failure = name;
    },
  };
}
