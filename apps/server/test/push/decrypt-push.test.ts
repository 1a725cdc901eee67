import { expect, it } from 'vitest';
import { decryptPush } from './decrypt-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** @see https://www.rfc-editor.org/rfc/rfc8291#section-5 */
const KEYS = {
  privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  publicKey: bytes(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
};
const BODY = bytes(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
);

it('reads the example of RFC 8291', () => {
  expect(decryptPush(BODY, KEYS)).toBe('When I grow up, I want to be a watermelon');
});

it('reads nothing for other keys', () => {
  expect(() => decryptPush(BODY, { ...KEYS, auth: Buffer.alloc(16) })).toThrow();
});
