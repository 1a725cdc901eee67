import { type Message, type MessageSide, messageSides } from '@nextshift/contract';
import { createEventLoopYield } from '../../../platform/event-loop-yield.ts';
import {
  type Contact,
  employerMaySeeContact,
  hideContactTogether,
  readForContactAndLinks,
  SPLIT_TEXTS_MAX,
} from '../contact/index.ts';
import type { MessageRow } from './messages.queries.ts';
import { namesFor } from './present-thread.ts';
import type { ThreadRow } from './threads.queries.ts';

/** Messages whose contact is hidden in one turn, with those beside them. */
const HIDDEN_AT_ONCE = 32;

interface Reader {
  readonly thread: ThreadRow;
  readonly side: MessageSide;
  readonly now: Date;
}

/**
 * Messages of one conversation as a side reads them, by id: without contact details and links unless the employer may
 * see how to reach the applicant, but one's own as they were typed. Those that stand together, oldest first, hide what
 * is split over them.
 */
export async function presentMessages(
  rows: readonly MessageRow[],
  reader: Reader,
): Promise<ReadonlyMap<string, Message>> {
  const hidden = employerMaySeeContact(reader.thread, reader.now)
    ? new Map<string, string>()
    : await hideInMessages(rows, contactOf(reader.thread));
  const { side, thread, now } = reader;
  const [firstName = ''] = namesFor(side, thread, now);
  return new Map(
    rows.map((row) => {
      const by = row.sender === 'employer' ? thread.company_name : firstName;
      return [row.id, presentMessage(row, { by, side, shown: hidden.get(row.id) ?? row.text })];
    }),
  );
}

interface Shown {
  readonly by: string;
  readonly side: MessageSide;
  /** What the other side reads. */
  readonly shown: string;
}

function presentMessage(row: MessageRow, { by, side, shown }: Shown): Message {
  return {
    id: row.id,
    from: row.sender,
    by,
    text: row.sender === side ? row.text : shown,
    at: row.sent_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    masked: shown !== row.text,
    moderation: row.held_since ? 'held' : 'clear',
  };
}

/** Whether the applicant's messages among these have contact details or links, or parts of what is split over `context`. */
export async function haveContact(
  rows: readonly MessageRow[],
  context: readonly MessageRow[],
  thread: ThreadRow,
): Promise<boolean> {
  const hidden = await hideInMessages(context, contactOf(thread));
  return rows.some(({ id, sender, text }) => sender === 'seeker' && hidden.get(id) !== text);
}

/** By id, what the other side of each message reads. Reads each in a turn of its own, and hides in a few at a time. */
async function hideInMessages(
  rows: readonly MessageRow[],
  contact: Contact,
): Promise<ReadonlyMap<string, string>> {
  const takeTurns = createEventLoopYield();
  const hidden = new Map<string, string>();
  for (const sender of messageSides) {
    const own = rows.filter((row) => row.sender === sender);
    for (let from = 0; from < own.length; from += HIDDEN_AT_ONCE) {
      const first = Math.max(0, from - SPLIT_TEXTS_MAX);
      const read = [];
      for (const { text } of own.slice(first, from + HIDDEN_AT_ONCE + SPLIT_TEXTS_MAX)) {
        read.push(readForContactAndLinks(text, contact));
        await takeTurns();
      }
      const texts = hideContactTogether(read).slice(from - first);
      own
        .slice(from, from + HIDDEN_AT_ONCE)
        .forEach(({ id, text }, place) => hidden.set(id, texts[place] ?? text));
    }
  }
  return hidden;
}

/** Of both sides, in whatever spelling. */
function contactOf(thread: ThreadRow): Contact {
  const phones = [thread.phone_number, thread.company_phone];
  return {
    emails: [thread.email, thread.company_email, thread.contact_email],
    phones: phones.flatMap((phone) => (phone === null ? [] : [phone])),
  };
}
