import {
  type PortfolioVideo,
  profileListKeys,
  recordOf,
  type SchoolStatus,
  type UserProfile,
  getProfileDraft,
  getSchool,
  getProfile,
  getResume,
  keepResume,
  removeResume,
  type UploadedDocument,
  listVideos,
  uploadVideo,
  deleteVideo,
} from '@nextshift/contract';
import { HttpResponse } from 'msw';
import { serve } from './api-server.ts';
import { SEEKER } from './samples.ts';

/** A profile as the API sends it; a test overrides what matters to it. */
export function sampleProfile(parts: Partial<UserProfile> = {}): UserProfile {
  return {
    id: '0192f0c1-0000-7000-8000-0000000000bb',
    profileImage: null,
    city: 'Raleigh',
    state: 'NC',
    bio: 'I pull shots.',
    phoneNumber: '9195550123',
    currentPosition: 'Student',
    ...recordOf(profileListKeys, () => []),
    education: ['High School Diploma'],
    hobbies: ['Reading'],
    portfolioVideos: [],
    updatedAt: '2026-01-05T17:00:00.000Z',
    ...parts,
  };
}

export const PICTURE = new File(['picture'], 'me.png', { type: 'image/png' });

export function videoFile(name: string, type = 'video/mp4'): File {
  return new File(['video'], name, { type });
}

export const NO_SCHOOL: SchoolStatus = {
  school: null,
  shown: false,
  schoolEmail: null,
  pendingEmail: null,
};

/** Serves the seeker's profile; null before the wizard. */
export function serveProfile(profile: UserProfile | null): void {
  const noDraft = { draft: null, profileImage: null, updatedAt: null };
  serve(getProfileDraft, () => noDraft);
  serve(getSchool, () => NO_SCHOOL);
  serveKeptResume();
  serve(getProfile, () =>
    profile
      ? {
          ...profile,
          ...{ firstName: SEEKER.firstName, lastName: SEEKER.lastName, email: SEEKER.email },
          hidden: false,
          socialMediaAccounts: [],
          school: null,
        }
      : HttpResponse.json({ code: 'not_found', message: 'Not found.' }, { status: 404 }),
  );
}

/** Serves videos by name; uploads become `sent-1.mp4` and so on. @returns the names. */
export function serveVideos(...names: string[]): string[] {
  const kept = [...names];
  let sent = 0;
  const answer = (status = 200) => {
    const details = kept.map((name): PortfolioVideo => ({
      url: `/files/${name}`,
      name,
      size: 2.5 * 1024 * 1024,
      contentType: 'video/mp4',
    }));
    return HttpResponse.json({ videos: details.map(({ url }) => url), details }, { status });
  };
  serve(listVideos, () => answer());
  serve(uploadVideo, () => {
    sent += 1;
    kept.push(`sent-${String(sent)}.mp4`);
    return answer(201);
  });
  serve(deleteVideo, ({ params }) => {
    kept.splice(kept.indexOf(params.encodedVideoUrl.replace('/files/', '')), 1);
    return answer();
  });
  return kept;
}

/** Serves the resume that a seeker keeps. @returns what was asked for: ids that were kept, null for a removal */
export function serveKeptResume(first: UploadedDocument | null = null): (string | null)[] {
  const asked: (string | null)[] = [];
  let resume = first;
  serve(getResume, () => ({ resume }));
  serve(keepResume, ({ body: { documentId } }) => {
    asked.push(documentId);
    resume = { documentId, name: 'resume.pdf', size: 1_000 };
    return { resume };
  });
  serve(removeResume, () => {
    asked.push(null);
    resume = null;
    return new HttpResponse(null, { status: 204 });
  });
  return asked;
}
