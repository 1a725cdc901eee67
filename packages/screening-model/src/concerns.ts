import { blocks } from './features.ts';

/** Kinds of concern, with the sentence that the owner of a held posting reads and the families of posts that have it. */
export const concerns = [
  {
    name: 'money',
    sentence: 'It seems to ask applicants to handle money or checks for somebody else.',
    families: /^(check|mule|money_mule|payment_mule|mystery|charity|fake_charity)/,
  },
  {
    name: 'parcels',
    sentence: 'It seems to ask applicants to receive packages and send them on.',
    families: /^reship/,
  },
  {
    name: 'fee',
    sentence: 'It seems to ask applicants to pay for something before they earn.',
    families: /^(fee|upfront|visa|task)/,
  },
  {
    name: 'identity',
    sentence: 'It seems to ask for personal data or documents that nobody needs before a hire.',
    families: /^(identity|survey|data)/,
  },
  {
    name: 'messenger',
    sentence: 'It seems to move applicants to another app, where nobody can protect them.',
    families: /^messenger/,
  },
  {
    name: 'account',
    sentence: 'It seems to ask applicants to lend their name or their accounts.',
    families: /^account/,
  },
  {
    name: 'pretense',
    sentence: 'It seems to speak for a person or company that may not stand behind it.',
    families: /^(professor|fake_professor|impersonation)/,
  },
  {
    name: 'promise',
    sentence: 'Its promise of pay does not fit the work that it describes.',
    families: /^(toogood|too_good|mlm|unpaid)/,
  },
  {
    name: 'pictures',
    sentence: 'It seems to invite people to be photographed in a way that is not safe.',
    families: /^(modeling|photo)/,
  },
] as const;

export type Concern = (typeof concerns)[number]['name'];

/** Words decide which kind it is; they are folded into so many slots. */
export const CONCERN_SLOTS = 1 << 12;
export const concernSlotOf = (wordSlot: number): number => wordSlot & (CONCERN_SLOTS - 1);

/** The blocks that decide it. */
export const CONCERN_BLOCK = blocks.findIndex(({ name }) => name === 'words');
