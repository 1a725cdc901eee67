import { expect, it } from 'vitest';
import { eventWords } from './event-words.ts';

it.each(['pending', 'Under Review', 'Interviewing'] as const)(
  'says that an acceptance was undone, and what became of the application: %s',
  (to) => {
    const event = { at: '2026-01-05T12:00:00.000Z', from: 'Accepted', to, reason: null } as const;
    expect(eventWords({ ...event, actor: 'employer' }, 'seeker')).toBe(
      'Acceptance undone: still being considered',
    );
    expect(eventWords({ ...event, actor: 'employer' }, 'employer')).toBe('Acceptance undone');
  },
);
