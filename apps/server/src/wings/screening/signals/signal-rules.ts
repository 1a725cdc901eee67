import type { SignalLevel } from '@nextshift/contract';
import {
  brandOfMailbox,
  findBrand,
  findEmails,
  hostOfEmail,
  isFreeMail,
  isLookalikeHost,
  isOfBrand,
} from './brands.ts';
import { findForeignText } from './find-foreign-text.ts';
import { findHandles } from './find-handles.ts';
import { findLinks, isBelow } from './find-links.ts';
import { findOverrides } from './find-overrides.ts';
import { findInNames } from './find-in-names.ts';
import { findInWords } from './find-in-words.ts';
import { findDisguised } from './find-disguised.ts';
import { oncePerText } from './once-per-text.ts';
import type { Match, Posting } from './posting.ts';

/** All that an owner reads of a reason that is not for its eyes, whatever it is. */
export const NEEDS_A_PERSON = 'A person has to look at it before it is public.';

/** Apps to which no honest employer moves an application, and the hosts of their addresses. */
const CHAT_APPS: ReadonlySet<string> = new Set('whatsapp telegram wechat zangi viber'.split(' '));
const CHAT_HOSTS: ReadonlySet<string> = new Set(
  'wa.me chat.whatsapp.com api.whatsapp.com t.me telegram.me telegram.dog signal.me discord.gg telegra.ph'.split(
    ' ',
  ),
);
/** Apps whose names are also plain words: they count only before a chosen name or a phone number. */
const NAMED_APPS: ReadonlySet<string> = new Set('signal discord tg'.split(' '));

/** Hosts of addresses that lead to another, which nobody sees before. */
const SHORT_LINKS: ReadonlySet<string> = new Set(
  'adf.ly bit.ly bitly.com buff.ly cutt.ly goo.gl is.gd linktr.ee lnkd.in ow.ly qrco.de rb.gy rebrand.ly rebrandly.com s.id short.gy short.io shorturl.at shorte.st t.co t.ly tiny.cc tinyurl.com u.to urlz.fr v.gd'.split(
    ' ',
  ),
);

/** `t(.)me/linda` and `t . me / linda`, which people read as the address. */
const SPACED_HOST =
  /(?<![\p{L}\p{N}'’])(?:t|wa)(?:\s?[([]\s?\.\s?[)\]]\s?|\s\.\s?|\.\s)me\s?[/\\]/giu;

/** An account counts as new for so many days. */
const NEW_ACCOUNT_DAYS = 7;
/** Jobs in a day that are many for a new account. */
const MANY_JOBS = 5;
/** Live jobs of one's own with the same text that are usual, for a chain with several places. */
const OWN_COPIES_MAX = 8;

/** A rule; what it finds and what it does not stands in its test. */
export interface SignalRule {
  readonly id: string;
  /** Moved by every change of what the rule finds. */
  readonly version: number;
  /** What the owner of a held job reads. */
  readonly why: string;
  readonly level: SignalLevel;
  readonly find: (posting: Posting) => Match[];
}

const findBoth =
  (...finds: readonly SignalRule['find'][]): SignalRule['find'] =>
  (posting) =>
    finds.flatMap((find) => find(posting));

const findWritten = (pattern: RegExp): SignalRule['find'] => {
  const find = oncePerText(({ field, text }) =>
    [...text.matchAll(pattern)].map(([words]) => ({ field, words })),
  );
  return ({ texts }) => texts.flatMap(find);
};

const emailsOf = oncePerText(({ text }) => findEmails(text));

/** Every rule by which a job is held until a person has read it. */
export const signalRules: readonly SignalRule[] = [
  {
    id: 'chat-address',
    version: 2,
    why: 'It seems to move applicants to another app, where nobody can protect them.',
    level: 'heavy',
    find: findBoth(
      findHandles(CHAT_APPS, NAMED_APPS),
      findLinks(isBelow(CHAT_HOSTS)),
      findInWords(/\b(?:wa|t) dot me\b/g),
      findWritten(SPACED_HOST),
      findDisguised(CHAT_APPS),
    ),
  },
  {
    id: 'request-in-name',
    version: 1,
    why: 'The name of the company or of a place seems to ask applicants for something.',
    level: 'heavy',
    find: findInNames,
  },
  {
    id: 'hidden-link',
    version: 2,
    why: 'A short link, or one in words, hides where it leads. Please write the whole address.',
    level: 'light',
    find: findBoth(
      findLinks(isBelow(SHORT_LINKS)),
      findInWords(/\b(?:dot com|(?:tinyurl|bitly) dot|bit dot ly)\b/g),
    ),
  },
  {
    id: 'lookalike-link',
    version: 1,
    why: 'A link looks like that of a famous company, but does not belong to it.',
    level: 'light',
    find: findBoth(findLinks(isLookalikeHost), ({ emails }) =>
      emails
        .filter((email) => isLookalikeHost(hostOfEmail(email)))
        .map((words) => ({ field: 'Company email', words })),
    ),
  },
  {
    id: 'other-language',
    version: 1,
    why: 'Our checks read English only. A person reads what is in another language before it is public.',
    level: 'light',
    find: findForeignText,
  },
  {
    id: 'hidden-direction',
    version: 1,
    why: 'It has hidden marks that turn the direction of its letters, so that people read something else than is written.',
    level: 'light',
    find: findOverrides,
  },
  {
    id: 'borrowed-brand',
    version: 1,
    why: 'The company has a famous name, but neither its website nor its email belongs to that company.',
    level: 'light',
    find({ companyName, website, emails, texts }) {
      const found = findBrand(companyName);
      if (found && !isOfBrand(found.brand, { website, emails })) {
        return [{ field: 'Company name', words: found.words }];
      }
      return texts
        .filter(({ field }) => field === 'Title')
        .flatMap(({ field, text }) => {
          const named = /^(.{2,40}?)(?: is)? (?:hiring|hires)\b/i.exec(text)?.[1];
          const hiring = named === undefined ? undefined : findBrand(named);
          if (!hiring || isOfBrand(hiring.brand, { website, emails })) return [];
          return [{ field, words: hiring.words }];
        });
    },
  },
  {
    id: 'brand-with-free-mail',
    version: 1,
    why: 'A famous company is said to write from a free email address. It does not.',
    level: 'light',
    find({ emails, texts }) {
      const isBorrowed = (email: string) => brandOfMailbox(email) && isFreeMail(email);
      return [
        ...emails.filter(isBorrowed).map((words) => ({ field: 'Company email', words })),
        ...texts.flatMap((posted) =>
          emailsOf(posted)
            .filter(isBorrowed)
            .map((words) => ({ field: posted.field, words })),
        ),
      ];
    },
  },
  {
    id: 'pay-above-industry',
    version: 1,
    why: 'The pay is higher than in 99 of 100 jobs of its industry.',
    level: 'note',
    find({ hourlyMax, usualHourlyMax }) {
      if (hourlyMax === null || usualHourlyMax === null || hourlyMax <= usualHourlyMax) return [];
      return [{ field: 'Pay', words: `$${hourlyMax.toFixed(2)} an hour` }];
    },
  },
  {
    id: 'pay-below-minimum',
    version: 2,
    why: 'The pay is below the legal minimum.',
    level: 'light',
    find({ belowFloor }) {
      if (belowFloor === null) return [];
      const { hourlyMin, floor } = belowFloor;
      const why = `The pay is below the legal minimum. ${floor}`;
      return [{ field: 'Pay', words: `$${hourlyMin.toFixed(2)} an hour`, why }];
    },
  },
  {
    id: 'near-copy',
    version: 1,
    why: 'The text is nearly the same as that of other live jobs.',
    level: 'note',
    find({ copiesOfOthers, copiesOfOwn }) {
      if (copiesOfOthers > 0) {
        return [{ field: 'Description', words: `${copiesOfOthers} of other companies` }];
      }
      if (copiesOfOwn <= OWN_COPIES_MAX) return [];
      return [{ field: 'Description', words: `${copiesOfOwn} of your own` }];
    },
  },
  {
    id: 'copy-of-refused',
    version: 1,
    why: 'The text is nearly the same as that of a job of yours that is held or was removed.',
    level: 'light',
    find({ copiesOfRefused }) {
      if (copiesOfRefused === 0) return [];
      return [{ field: 'Description', words: `${copiesOfRefused} of your own` }];
    },
  },
  {
    id: 'copy-of-removed',
    version: 1,
    why: 'The text is nearly the same as that of a job of another company that was removed.',
    level: 'light',
    find({ copiesOfRemoved }) {
      if (copiesOfRemoved === 0) return [];
      return [{ field: 'Description', words: `${copiesOfRemoved} of other companies` }];
    },
  },
  {
    id: 'new-account-in-bulk',
    version: 1,
    why: 'The account is new and has posted many jobs within a day.',
    level: 'note',
    find({ accountAgeDays, postedToday }) {
      if (accountAgeDays >= NEW_ACCOUNT_DAYS || postedToday <= MANY_JOBS) return [];
      return [{ field: 'Account', words: `${postedToday} jobs within a day` }];
    },
  },
];
