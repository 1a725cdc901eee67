import { profileListKeys } from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { drawAvatar } from '../drawing/draw-avatar.ts';
import { repeatedIn, sentencesIn, sample } from './sample-for-tests.ts';

const { seekers } = sample;

describe('seekers', () => {
  it('have full profiles that pass the rules of the wizard', () => {
    expect(repeatedIn(seekers.map(({ email }) => email))).toEqual([]);
    expect(repeatedIn(seekers.map(drawAvatar))).toEqual([]);
    for (const seeker of seekers) {
      const { bio, work } = seeker;
      expect(sentencesIn(bio), seeker.key).toBeGreaterThanOrEqual(3);
      expect(seeker.currentPosition).toMatch(/^[A-Za-z ]+$/);
      expect(seeker.phone).toMatch(/^\d{10}$/);
      for (const key of profileListKeys) {
        expect(seeker[key].length, seeker.key).toBeGreaterThan(0);
      }
      for (const entry of work) expect(entry).toMatch(/^.+ - .+$/);
      for (const { handle } of seeker.socialAccounts) expect(handle).toMatch(/^@[a-z.]+$/);
    }
  });
});
