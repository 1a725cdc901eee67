import { callWithRetryOrFail } from './call-with-retry.ts';
import { pictureFile, videoFile, toFormData } from './sample-files.ts';
import { planted } from './canary-texts.ts';
import type { Caller } from './principals.ts';
import { signUpSeeker } from './sign-in.ts';

interface Profile {
  readonly bio: string;
  readonly phone: string;
  readonly handle: string;
}

async function completeProfile(
  address: string,
  { id: userId, token }: Caller,
  { bio, phone, handle }: Profile,
): Promise<void> {
  const body = {
    userId,
    bio,
    city: 'Raleigh',
    state: 'NC',
    currentPosition: 'Student',
    education: ['High School Diploma'],
    phoneNumber: phone,
    clubs: ['Chess Club'],
    socialMediaAccounts: [{ platform: 'instagram', handle, followers: 1_200 }],
  };
  await callWithRetryOrFail(address, 'POST', '/userprofile/profile', { token, body });
}

async function addFiles(address: string, { id, token }: Caller): Promise<void> {
  const picture = toFormData({ file: await pictureFile() });
  await callWithRetryOrFail(address, 'POST', `/userprofile/picture/${id}`, {
    token,
    body: picture,
  });
  const video = toFormData({ video: videoFile() });
  await callWithRetryOrFail(address, 'POST', `/userprofile/${id}/videos/upload`, {
    token,
    body: video,
  });
}

/**
 * The owner, who lets employers see email and phone on the profile; one who hides the profile; and
 * another seeker.
 */
export async function fillSeekers(address: string) {
  const { seeker: owner, hiddenSeeker: hidden, otherSeeker: other } = planted;
  const seeker = await signUpSeeker(address, owner, owner);
  await completeProfile(address, seeker, owner);
  await addFiles(address, seeker);
  await show(address, seeker, { profile: true, email: true, phone: true });

  const hiddenSeeker = await signUpSeeker(
    address,
    { email: hidden.email, password: 'Cedar-Window-3315' },
    hidden,
  );
  await completeProfile(address, hiddenSeeker, hidden);
  await show(address, hiddenSeeker, { profile: false, email: true, phone: true });

  const otherSeeker = await signUpSeeker(
    address,
    { email: other.email, password: 'Cedar-Window-4426' },
    other,
  );
  const profile = { bio: other.bio, phone: '9195550199', handle: '@oddfellow.brass' };
  await completeProfile(address, otherSeeker, profile);
  return { seeker, otherSeeker, hiddenSeeker };
}

async function show(address: string, { id, token }: Caller, visibility: object): Promise<void> {
  const path = `/api/userprofile/${id}/settings`;
  await callWithRetryOrFail(address, 'PUT', path, { token, body: { visibility } });
}
