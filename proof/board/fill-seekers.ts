import { addPicture, updateSettings } from '@nextshift/contract';
import { toFormData } from '@nextshift/test-kit/files/pictures';
import { addVideo } from '@nextshift/test-kit/people/acts';
import { completeProfile, type Person, signUpSeeker } from '@nextshift/test-kit/people/people';
import { ask } from '@nextshift/test-kit/requests/ask';
import { pictureFile } from './sample-files.ts';
import { planted } from './canary-texts.ts';

type Joining = Readonly<
  Record<'firstName' | 'lastName' | 'email' | 'password' | 'bio' | 'phone' | 'handle', string>
>;

/**
 * The owner, who lets employers see email and phone on the profile; one who hides the profile; and
 * another seeker.
 */
export async function fillSeekers(address: string) {
  const { seeker: owner, hiddenSeeker: hidden, otherSeeker: other } = planted;
  const join = async (person: Joining) => {
    const caller = await signUpSeeker(address, person);
    await completeProfile(address, caller, {
      bio: person.bio,
      education: ['High School Diploma'],
      phoneNumber: person.phone,
      clubs: ['Chess Club'],
      socialMediaAccounts: [{ platform: 'instagram', handle: person.handle, followers: 1_200 }],
    });
    return caller;
  };
  const show = (as: Person, profile: boolean) => {
    const body = { visibility: { profile, email: true, phone: true } };
    return ask(address, updateSettings, { as, userId: as.id, body });
  };
  const seeker = await join(owner);
  const picture = toFormData({ file: await pictureFile() });
  await ask(address, addPicture, { as: seeker, userId: seeker.id, body: picture });
  await addVideo(address, seeker);
  await show(seeker, true);
  const hiddenSeeker = await join({ ...hidden, password: 'Cedar-Window-3315' });
  await show(hiddenSeeker, false);
  const otherSeeker = await join({
    ...other,
    password: 'Cedar-Window-4426',
    phone: '9195550199',
    handle: '@oddfellow.brass',
  });
  return { seeker, otherSeeker, hiddenSeeker };
}
