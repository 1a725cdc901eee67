import { keysOf, profileListKeys, recordOf } from '@nextshift/contract';
import * as z from 'zod';
import { cities } from './cities.ts';

const hairStyles = [
  'short',
  'fade',
  'quiff',
  'curls',
  'afro',
  'bob',
  'long',
  'waves',
  'bun',
  'ponytail',
  'braids',
  'locs',
  'hijab',
  'turban',
] as const;

export type HairStyle = (typeof hairStyles)[number];

export const skinTones = {
  porcelain: '#f8d9c4',
  peach: '#f0c09c',
  honey: '#dda676',
  bronze: '#bf8353',
  umber: '#8f5a35',
  espresso: '#633c26',
} as const;

const color = z.string().regex(/^#[0-9a-f]{6}$/);

/** How a seeker's portrait is drawn. */
const avatarLook = z.strictObject({
  skin: z.enum(keysOf(skinTones)),
  hair: z.enum(hairStyles),
  /** The color of the hair, or of the scarf or turban. */
  hairColor: color,
  clothing: z.enum(['tee', 'hoodie', 'collar', 'sweater', 'overalls']),
  clothingColor: color,
  background: color,
  extras: z.array(z.enum(['glasses', 'beard', 'freckles', 'earrings'])).exactOptional(),
});

export type AvatarLook = z.output<typeof avatarLook>;

const texts = z.array(z.string());
const account = z.strictObject({ handle: z.string(), followers: z.number() });

/** The written part of a seeker; email, phone and dates are generated. */
export const seekerContent = z.strictObject({
  key: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  city: z.enum(keysOf(cities)),
  currentPosition: z.string(),
  bio: z.string(),
  /** Each work 'position - business', as the profile page stores it. */
  ...recordOf(profileListKeys, () => texts),
  instagram: account.exactOptional(),
  tiktok: account.exactOptional(),
  look: avatarLook,
});

export type SeekerContent = z.output<typeof seekerContent>;
