import { EMPTY_PROFILE_DRAFT } from '@nextshift/contract';
import { everyone, owningSeeker, type Row } from './row.ts';

/** Half of the wizard's input. */
const draft = {
  ...EMPTY_PROFILE_DRAFT,
  step: 2,
  bio: 'I like noons.',
  city: 'Raleigh',
  clubs: ['Chess Club'],
};

/** The profile, its pictures and videos, and its visibility. */
export const profiles: readonly Row[] = [
  {
    call: 'POST /userprofile/profile',
    body: {
      userId: '{seeker}',
      bio: 'I like mornings.',
      city: 'Raleigh',
      state: 'NC',
      currentPosition: 'Student',
      education: 'Certification',
      phoneNumber: '9195550143',
    },
    who: owningSeeker('201'),
  },
  {
    call: 'GET /userprofile/:userId',
    about: 'the owner shows employers email and phone, which takes an acceptance as well',
    at: '/userprofile/{seeker}',
    who: {
      visitor: '401',
      operator: '401',
      seeker: '200: the name, the email, the phone, the profile',
      otherSeeker: '404',
      pending: '200: the name, the profile',
      accepted: '200: the name, the email, the phone, the profile',
      expired: '200: the name, the profile',
      otherEmployer: '404',
      revoked: '401',
      wrongKind: '404',
    },
  },
  {
    call: 'GET /userprofile/:userId',
    about: 'a profile that its seeker hides, who has applied to the employer called pending',
    at: '/userprofile/{hiddenSeeker}',
    who: {
      ...everyone('404'),
      visitor: '401',
      operator: '401',
      revoked: '401',
      pending: '200: a hidden name',
    },
  },
  {
    call: 'GET /api/userprofile/:userId/preview',
    at: '/api/userprofile/{seeker}/preview',
    who: owningSeeker('200: the name, the profile'),
  },
  {
    call: 'PUT /userprofile/:userId',
    at: '/userprofile/{seeker}',
    body: { bio: 'I like evenings.' },
    who: owningSeeker('200: the phone'),
  },
  {
    call: 'PUT /api/userprofile/:userId/introduction',
    at: '/api/userprofile/{seeker}/introduction',
    body: { bio: 'I like noons.', phoneNumber: '9195550143' },
    who: owningSeeker('200'),
  },
  {
    call: 'GET /api/userprofile/:userId/school',
    at: '/api/userprofile/{seeker}/school',
    who: owningSeeker('200'),
  },
  {
    call: 'PUT /api/userprofile/:userId/school',
    at: '/api/userprofile/{seeker}/school',
    body: { email: 'robin@duke.edu' },
    who: owningSeeker('202'),
  },
  {
    call: 'POST /api/userprofile/:userId/school/confirm',
    at: '/api/userprofile/{seeker}/school/confirm',
    body: { token: '{schoolToken}' },
    who: owningSeeker('200'),
  },
  {
    call: 'POST /api/userprofile/:userId/school/confirm',
    about: 'with a link of another kind',
    at: '/api/userprofile/{seeker}/school/confirm',
    body: { token: '{confirmToken}' },
    who: owningSeeker('400'),
  },
  {
    call: 'POST /api/userprofile/:userId/school/confirm',
    about: "with somebody else's link",
    at: '/api/userprofile/{otherSeeker}/school/confirm',
    body: { token: '{schoolToken}' },
    who: owningSeeker('403', '400'),
  },
  {
    call: 'DELETE /api/userprofile/:userId/school',
    at: '/api/userprofile/{seeker}/school',
    who: owningSeeker('200'),
  },
  {
    call: 'GET /api/userprofile/:userId/draft',
    at: '/api/userprofile/{seeker}/draft',
    who: owningSeeker('200'),
  },
  {
    call: 'PUT /api/userprofile/:userId/draft',
    about: 'the profile is not complete yet',
    first: `update profiles set city = null where seeker_id = '{seeker}'`,
    at: '/api/userprofile/{seeker}/draft',
    body: draft,
    who: owningSeeker('204'),
  },
  {
    call: 'POST /userprofile/picture/:userId',
    at: '/userprofile/picture/{seeker}',
    form: { file: '<picture>' },
    who: owningSeeker('200: the phone, the profile'),
  },
  {
    call: 'PUT /userprofile/picture/:userId',
    at: '/userprofile/picture/{seeker}',
    form: { file: '<picture>' },
    who: owningSeeker('200: the phone, the profile'),
  },
  {
    call: 'GET /user-social-media/profile/:profileId',
    at: '/user-social-media/profile/{seeker}',
    who: owningSeeker('200: the profile'),
  },
  {
    call: 'PUT /api/user-social-media/profile/:profileId',
    at: '/api/user-social-media/profile/{seeker}',
    body: { accounts: [{ platform: 'tiktok', handle: '@robin', followers: 3 }] },
    who: owningSeeker('200'),
  },
  {
    call: 'GET /api/userprofile/:userId/settings',
    at: '/api/userprofile/{seeker}/settings',
    who: owningSeeker('200'),
  },
  {
    call: 'PUT /api/userprofile/:userId/settings',
    at: '/api/userprofile/{seeker}/settings',
    body: { visibility: { phone: false } },
    who: owningSeeker('200'),
  },
  {
    call: 'GET /userprofile/:userId/videos',
    at: '/userprofile/{seeker}/videos',
    who: owningSeeker('200'),
  },
  {
    call: 'POST /userprofile/:userId/videos/upload',
    at: '/userprofile/{seeker}/videos/upload',
    form: { video: '<video>' },
    who: owningSeeker('201'),
  },
  {
    call: 'DELETE /userprofile/:userId/videos/:encodedVideoUrl',
    at: '/userprofile/{seeker}/videos/{videoUrl}',
    who: owningSeeker('200'),
  },
  {
    call: 'DELETE /userprofile/:userId/videos/:encodedVideoUrl',
    about: "the owner's video under one's own id",
    at: '/userprofile/{me}/videos/{videoUrl}',
    who: owningSeeker('200', '404'),
  },
  {
    call: 'DELETE /userprofile/:userId/videos/:encodedVideoUrl',
    about: 'a path out of the folder of files',
    at: '/userprofile/{me}/videos/%2ffiles%2f%2e%2e%2fsecret-key',
    who: owningSeeker('404', '404'),
  },
  {
    call: 'DELETE /userprofile/:userId/videos/:encodedVideoUrl',
    about: 'a video somewhere else',
    at: '/userprofile/{me}/videos/https%3A%2F%2Fvideos.example%2Freel.mp4',
    who: owningSeeker('404', '404'),
  },
  {
    call: 'DELETE /userprofile/:userId/videos/:encodedVideoUrl',
    about: 'a file that is no video',
    at: '/userprofile/{me}/videos/%2Ffiles%2F{picture}',
    who: owningSeeker('404', '404'),
  },
];
