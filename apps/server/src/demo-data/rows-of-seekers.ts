import type { DemoSeeker } from '@nextshift/demo-data';
import { demoSchool } from '@nextshift/demo-data/accounts';
import { seekerRow } from '@nextshift/demo-data/rows';
import { profileListKeys, recordOf } from '@nextshift/contract';
import { newId } from '../platform/database/new-id.ts';
import { idOfKey } from './id-of-key.ts';

type Ids = ReadonlyMap<string, string>;

export function seekerRows(
  seekers: readonly DemoSeeker[],
  { ids, avatars, passwordHash }: { ids: Ids; avatars: Ids; passwordHash: string },
) {
  return seekers.map((seeker) => ({
    ...seekerRow({ ...seeker, id: idOfKey(ids, seeker.key) }, passwordHash),
    first_name: seeker.firstName,
    last_name: seeker.lastName,
    school_visible: studiesAtSample(seeker),
    picture_file_id: idOfKey(avatars, seeker.key),
  }));
}

export function profileRows(seekers: readonly DemoSeeker[], ids: Ids) {
  return seekers.map((seeker) => ({
    seeker_id: idOfKey(ids, seeker.key),
    city: seeker.city,
    state: seeker.state,
    bio: seeker.bio,
    phone_number: seeker.phone,
    current_position: seeker.currentPosition,
    ...recordOf(profileListKeys, (key) => seeker[key]),
    created_at: seeker.createdAt,
    updated_at: seeker.createdAt,
  }));
}

export function socialAccountRows(seekers: readonly DemoSeeker[], ids: Ids) {
  return seekers.flatMap((seeker) =>
    seeker.socialAccounts.map(({ platform, handle, followers }) => ({
      id: newId(),
      seeker_id: idOfKey(ids, seeker.key),
      platform,
      handle,
      followers,
      created_at: seeker.createdAt,
    })),
  );
}

function studiesAtSample({ education }: DemoSeeker): boolean {
  return education.some((degree) => degree.includes(demoSchool.name));
}

/** Anyone who studies at the school of the sample has confirmed an address there. */
export function schoolEmailRows(seekers: readonly DemoSeeker[], ids: Ids) {
  return seekers.filter(studiesAtSample).map((seeker) => ({
    seeker_id: idOfKey(ids, seeker.key),
    email: `${seeker.key}@${demoSchool.domain}`,
    confirmed_at: seeker.createdAt,
  }));
}
