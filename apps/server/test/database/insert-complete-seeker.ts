import { EMPTY_PROFILE_DRAFT } from '@nextshift/contract';
import { newId } from '../../src/platform/database/new-id.ts';
import type { TestApp } from '../create-test-app.ts';
import { signUpSeeker, type TestAccount } from './insert-accounts.ts';
import { insertFile, type InsertedFile } from './insert-files.ts';

/** A seeker with a profile, a draft of the wizard, a social account, a picture, a video and a resume. */
export interface CompleteSeeker {
  readonly seeker: TestAccount;
  readonly picture: InsertedFile;
  readonly video: InsertedFile;
  readonly resume: InsertedFile;
}

/** The resume's content; large enough to take several reads. */
export const RESUME_BYTES = Buffer.alloc(300_000, 'a resume ');

export async function insertCompleteSeeker(app: TestApp): Promise<CompleteSeeker> {
  const { database } = app;
  const [picture, video, resume] = [
    await insertFile(app, Buffer.from('a picture'), 'webp'),
    await insertFile(app, Buffer.from('a video'), 'mp4'),
    await insertFile(app, RESUME_BYTES, 'pdf'),
  ];
  const seeker = await signUpSeeker(app, {
    profile: { phone: '9195550123', bio: 'Early riser.' },
    picture_file_id: picture.id,
  });
  await database
    .insertInto('portfolio_videos')
    .values({
      id: newId(),
      seeker_id: seeker.id,
      place: 1,
      file_id: video.id,
      original_name: '../../my <video>.mp4',
    })
    .execute();
  await database
    .insertInto('documents')
    .values({
      id: newId(),
      seeker_id: seeker.id,
      kind: 'resume',
      file_id: resume.id,
      name: 'Résumé.pdf',
    })
    .execute();
  await database
    .insertInto('social_accounts')
    .values({
      id: newId(),
      seeker_id: seeker.id,
      platform: 'instagram',
      handle: '@robin.park',
      followers: 1200,
    })
    .execute();
  const draft = { ...EMPTY_PROFILE_DRAFT, bio: 'Early riser, Robin Park.' };
  await database
    .insertInto('profile_drafts')
    .values({ seeker_id: seeker.id, draft: JSON.stringify(draft), updated_at: app.clock.read() })
    .execute();
  return { seeker, picture, video, resume };
}
