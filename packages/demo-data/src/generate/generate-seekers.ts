import { profileListKeys, recordOf } from '@nextshift/contract';
import { cities } from '../content/cities.ts';
import { demoAccounts } from '../demo-accounts.ts';
import type { DemoSeeker, DemoSocialAccount } from '../demo-data.ts';
import { daysBefore } from './demo-moments.ts';
import { drawWeek } from './draw-week.ts';
import { seededRandom } from './seeded-random.ts';
import type { SeekerContent } from '../content/seeker-content.ts';
import { allSeekers } from '../content/all-seekers.ts';

/** Every written seeker with contact details, social accounts and a sign-up date. */
export function generateSeekers(now: Date): DemoSeeker[] {
  return allSeekers.map((seeker, index) => {
    const random = seededRandom(`seeker:${seeker.key}`);
    const { key, firstName, lastName, city, bio, currentPosition } = seeker;
    return {
      key,
      firstName,
      lastName,
      email:
        key === demoAccounts.seeker.key
          ? demoAccounts.seeker.email
          : `${emailName(seeker)}@campusmail.test`,
      // From the end of the fictional range; the companies have its beginning.
      phone: `${random.pick(['252', '910', '704', '828'])}55501${99 - index}`,
      city,
      state: cities[city].state,
      bio,
      currentPosition,
      ...recordOf(profileListKeys, (key) => [...seeker[key]]),
      socialAccounts: socialAccountsOf(seeker),
      createdAt: daysBefore(now, random.int(125, 400) + random.next()),
      avatar: seeker.look,
      week: drawWeek(key),
    };
  });
}

function emailName({ firstName, lastName }: SeekerContent): string {
  return `${firstName}.${lastName}`.toLowerCase().replaceAll(/[^a-z.]/g, '');
}

function socialAccountsOf({ instagram, tiktok }: SeekerContent): DemoSocialAccount[] {
  const accounts: DemoSocialAccount[] = [];
  if (instagram) {
    const profileUrl = `https://www.instagram.com/${instagram.handle.slice(1)}`;
    accounts.push({ platform: 'instagram', ...instagram, profileUrl });
  }
  if (tiktok) {
    const profileUrl = `https://www.tiktok.com/${tiktok.handle}`;
    accounts.push({ platform: 'tiktok', ...tiktok, profileUrl });
  }
  return accounts;
}
