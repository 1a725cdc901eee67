import { describe, expect, it } from 'vitest';
import { findSignals, isHeld } from './find-signals.ts';
import type { Posting } from './posting.ts';
import { type Example, signalRules } from './signal-rules.ts';

const harmless: Posting = {
  texts: [],
  companyName: 'Copper Kettle',
  website: 'https://copperkettle.example',
  emails: ['jobs@copperkettle.example'],
  accountAgeDays: 400,
  postedToday: 1,
  hourlyMax: 16,
  usualHourlyMax: 40,
  statedHourlyMin: 15,
  copiesOfOthers: 0,
  copiesOfRefused: 0,
  copiesOfRemoved: 0,
  copiesOfOwn: 0,
  sharedWithSuspended: [],
};

function postingOf(example: Example): Posting {
  return typeof example === 'string'
    ? { ...harmless, texts: [{ field: 'Description', text: example }] }
    : { ...harmless, ...example };
}

describe.each(signalRules)('$id', ({ id, find, examples }) => {
  it.each(examples.positive)('finds %j', (example) => {
    expect(find(postingOf(example)), id).not.toEqual([]);
  });

  it.each(examples.negative)('leaves %j alone', (example) => {
    expect(findSignals(postingOf(example))).toEqual([]);
  });
});

it('gives every rule an id of its own, a version and words for the owner', () => {
  expect(new Set(signalRules.map(({ id }) => id)).size).toBe(signalRules.length);
  for (const { version, why } of signalRules) {
    expect(version).toBeGreaterThan(0);
    expect(why).toMatch(/^[A-Z].*\.$/);
  }
});

it('holds no job for its circumstances alone', () => {
  const odd: Posting = {
    ...harmless,
    accountAgeDays: 0,
    postedToday: 50,
    hourlyMax: 900,
    copiesOfOthers: 7,
  };
  const signals = findSignals(odd);
  expect(signals.map(({ rule }) => rule)).toEqual([
    'pay-above-industry',
    'near-copy',
    'new-account-in-bulk',
  ]);
  expect(isHeld(signals)).toBe(false);
});

it('says which words it found, as they are written, and where', () => {
  const texts = [
    { field: 'Description', text: 'A calm place.' },
    { field: 'Question 1', text: 'Did you add us on W h a t s A p p?' },
  ];
  expect(findSignals({ ...harmless, texts })).toEqual([
    {
      rule: 'off-platform-chat',
      version: 8,
      level: 'heavy',
      weight: 20,
      why: expect.any(String),
      field: 'Question 1',
      words: 'add us on W h a t s A p p',
    },
  ]);
});
