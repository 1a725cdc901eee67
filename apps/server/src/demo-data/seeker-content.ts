import type { CityName } from './cities.ts';

export type HairStyle =
  | 'short'
  | 'fade'
  | 'quiff'
  | 'curls'
  | 'afro'
  | 'bob'
  | 'long'
  | 'waves'
  | 'bun'
  | 'ponytail'
  | 'braids'
  | 'locs'
  | 'hijab'
  | 'turban';

export const skinTones = {
  porcelain: '#f8d9c4',
  peach: '#f0c09c',
  honey: '#dda676',
  bronze: '#bf8353',
  umber: '#8f5a35',
  espresso: '#633c26',
} as const;

/** How a seeker's portrait is drawn. Colors are hexadecimal. */
export interface AvatarLook {
  skin: keyof typeof skinTones;
  hair: HairStyle;
  /** The color of the hair, or of the scarf or turban. */
  hairColor: string;
  clothing: 'tee' | 'hoodie' | 'collar' | 'sweater' | 'overalls';
  clothingColor: string;
  background: string;
  extras?: readonly ('glasses' | 'beard' | 'freckles' | 'earrings')[];
}

/** The written part of a seeker; email, phone and dates are generated. */
export interface SeekerContent {
  key: string;
  firstName: string;
  lastName: string;
  city: CityName;
  currentPosition: string;
  bio: string;
  education: readonly string[];
  extracurriculars: readonly string[];
  clubs: readonly string[];
  hobbies: readonly string[];
  /** Each 'position - business', as the profile page stores it. */
  work: readonly string[];
  awards: readonly string[];
  volunteer: readonly string[];
  instagram?: { handle: string; followers: number };
  tiktok?: { handle: string; followers: number };
  look: AvatarLook;
}
