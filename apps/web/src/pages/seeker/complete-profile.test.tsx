import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import {
  EMPTY_PROFILE_DRAFT,
  type StoredProfileDraft,
  type ProfileDraft,
  addPicture,
  completeProfile,
  getProfileDraft,
  saveProfileDraft,
  uploadVideo,
  logOutSeeker,
  getProfile,
} from '@nextshift/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve, serveApi } from '../../../test/api-server.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { SEEKER_ID, signInSeeker } from '../../../test/seeker.ts';
import {
  PICTURE,
  sampleProfile,
  serveProfile,
  serveVideos,
  videoFile,
} from '../../../test/seeker-profile.ts';
import { stubObjectUrls } from '../../../test/stub-object-urls.ts';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { writeDraft } from '../../platform/session/drafts/drafts.ts';
import { INTRODUCTION_DRAFT } from '../../platform/session/drafts/introduction-draft.ts';
import { NO_PROFILE, useProfileStore } from '../../platform/stores/profile-store.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import CompleteProfile from './complete-profile.tsx';

serveApi();
stubObjectUrls();

let user = userEvent.setup();
let saved: unknown[] = [];
let kept: StoredProfileDraft;

beforeEach(() => {
  user = userEvent.setup();
  saved = [];
  signInSeeker();
  useProfileStore.setState(NO_PROFILE);
  serveProfile(null);
  serveDrafts();
  serveVideos();
  answerPicture(() => HttpResponse.json({ profileImage: '/files/me.webp', updatedProfile: null }));
});

// Unsent drafts must not outlive a test.
afterEach(() => {
  useAuthStore.setState({ accountId: null });
  cleanup();
});

function answerPicture(answer: () => Response) {
  serve(addPicture, answer);
}

function serveComplete(refuse?: () => Response | undefined) {
  serve(completeProfile, ({ body }) => {
    saved.push(body);
    return refuse?.() ?? HttpResponse.json({ profile: sampleProfile() }, { status: 201 });
  });
}

function visit(address = '/completeprofile') {
  render(<Toaster />);
  return renderPage(address, '/completeprofile', CompleteProfile);
}

/** Opens the page and waits for the wizard. */
async function open(address?: string) {
  const page = visit(address);
  await screen.findByRole('progressbar', { name: 'Progress' });
  return page;
}

/** Serves an account that stores the wizard's draft. */
function serveDrafts(draft: ProfileDraft | null = null, profileImage: string | null = null) {
  kept = { draft, profileImage, updatedAt: null };
  serve(getProfileDraft, () => kept);
  serve(saveProfileDraft, ({ body }) => {
    kept = { ...kept, draft: body };
    return null;
  });
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, textarea' });
const step = () => screen.getByRole('progressbar', { name: 'Progress' });
const dialog = (name: string) => screen.findByRole('dialog', { name });

async function choosePicture() {
  await press('Upload Picture');
  const box = await dialog('Upload Profile Picture');
  await user.upload(within(box).getByLabelText('Choose File'), PICTURE);
  await user.click(within(box).getByRole('button', { name: 'Save' }));
  await screen.findByRole('img', { name: 'Your profile' });
}

async function fillInAbout() {
  await choosePicture();
  await fill(user, field('Bio'), 'I pull shots.');
  await press('Next');
}

async function fillInDetails(phone = '9195550123') {
  await fill(user, field('City'), 'Raleigh');
  await fill(user, field('State'), 'nc');
  await fill(user, field('Current position'), 'Student');
  await fill(user, field('Current education'), 'High School');
  await fill(user, field('Phone number'), phone);
  await press('Next');
}

async function openLastStep(phone?: string) {
  const page = await open();
  await fillInAbout();
  await fillInDetails(phone);
  await press('Next');
  return page;
}

describe('step 1', () => {
  it('starts with the input from the introduction', async () => {
    const typed = { phoneNumber: '(919) 555-0123', bio: 'I pull shots.' };
    writeDraft(SEEKER_ID, INTRODUCTION_DRAFT, typed);
    serveDrafts({ ...EMPTY_PROFILE_DRAFT, bio: 'Said before.', city: 'Durham' });
    await open();
    expect(field('Bio')).toHaveValue(typed.bio);
    // From here on the account stores it, for any other device.
    await waitFor(() => {
      expect(kept.draft).toMatchObject({ ...typed, city: 'Durham' });
    });
    await choosePicture();
    await press('Next');
    expect(field('Phone number')).toHaveValue(typed.phoneNumber);
  });

  it('asks for the picture, then for the bio', async () => {
    await open();
    await press('Next');
    expect(
      await screen.findByText('Please upload a profile picture before continuing.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Please enter a bio before continuing.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload Picture' })).toHaveFocus();

    await choosePicture();
    await press('Next');
    expect(
      screen.queryByText('Please upload a profile picture before continuing.'),
    ).not.toBeInTheDocument();
    expect(field('Bio')).toHaveFocus();
    expect(field('Bio')).toHaveAttribute('placeholder', 'Tell employers about yourself...');
    expect(field('Bio')).toHaveAttribute('rows', '4');

    await fill(user, field('Bio'), '   ');
    await press('Next');
    expect(screen.getByText('Please enter a bio before continuing.')).toBeInTheDocument();
    expect(step()).toHaveAttribute('aria-valuenow', '1');
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('refuses a picture above 5 MB or of another type, and saves none', async () => {
    user = userEvent.setup({ applyAccept: false });
    await open();
    await press('Upload Picture');
    const box = within(await dialog('Upload Profile Picture'));
    expect(box.getByText('Maximum file size: 5MB')).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Save' })).toBeDisabled();
    const huge = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
    await user.upload(box.getByLabelText('Choose File'), huge);
    expect(box.getByText('File size must be less than 5MB')).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.upload(box.getByLabelText('Choose File'), videoFile('clip.mp4'));
    expect(
      box.getByText('Please choose a JPEG, PNG, WebP, GIF or AVIF image.'),
    ).toBeInTheDocument();
    // Desktops know no type of an iPhone's photo.
    await user.upload(box.getByLabelText('Choose File'), new File(['x'], 'IMG_1.HEIC'));
    expect(
      box.getByText(/This is an HEIC photo\. .* export the photo as a JPEG\./),
    ).toBeInTheDocument();
    await user.click(box.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Upload Picture' })).toBeInTheDocument();
  });

  it('shows in the dialog why a picture was not saved, and accepts a retry', async () => {
    answerPicture(() =>
      HttpResponse.json({ code: 'wrong_file', message: 'This is no picture.' }, { status: 415 }),
    );
    await open();
    await press('Upload Picture');
    const box = within(await dialog('Upload Profile Picture'));
    await user.upload(box.getByLabelText('Choose File'), PICTURE);
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(await box.findByRole('alert')).toHaveTextContent('This is no picture.');
    answerPicture(() =>
      HttpResponse.json({ profileImage: '/files/me.webp', updatedProfile: null }),
    );
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('img', { name: 'Your profile' })).toHaveAttribute(
      'src',
      '/files/me.webp',
    );
  });
});

describe('step 2', () => {
  it('asks for every field with its message, and focuses the first', async () => {
    await open();
    await fillInAbout();
    const fields = [
      ['City', 'Raleigh', 'your city'],
      ['State', 'NC', 'your state'],
      ['Current position', 'Student', 'your current position'],
      ['Current education', 'High School', 'your education'],
      ['Phone number', '919', 'your phone number'],
    ] as const;
    for (const [label, text, what] of fields) {
      await press('Next');
      expect(screen.getByText(`Please enter ${what} before continuing.`)).toBeInTheDocument();
      expect(field(label)).toHaveFocus();
      await fill(user, field(label), text);
      expect(screen.queryByText(`Please enter ${what} before continuing.`)).not.toBeInTheDocument();
    }
    await press('Next');
    expect(step()).toHaveAttribute('aria-valuenow', '3');
  });

  it('filters and formats input', async () => {
    await open();
    await fillInAbout();
    await user.type(field('City'), 'Winston-Salem 2!');
    await user.type(field('State'), 'n1c');
    await user.type(field('Current position'), '1st year @');
    await user.type(field('Current education'), 'Texas A&M!');
    await user.type(field('Phone number'), '919555012345');
    expect(field('City')).toHaveValue('Winston-Salem 2');
    expect(field('State')).toHaveValue('NC');
    expect(field('Current position')).toHaveValue('1st year ');
    expect(field('Current education')).toHaveValue('Texas A&M');
    expect(field('Phone number')).toHaveValue('(919) 555-012345');
  });

  it('keeps the caret while the phone number is corrected', async () => {
    await open();
    await fillInAbout();
    await user.type(field('Phone number'), '9195550123');
    await user.type(field('Phone number'), '{Backspace}', {
      initialSelectionStart: 8,
      initialSelectionEnd: 8,
    });
    expect(field('Phone number')).toHaveValue('(919) 550-123');
    expect(field('Phone number').selectionStart).toBe(7);
  });
});

describe('step 3', () => {
  it('adds by Enter and by suggestion, and ignores blanks and duplicates', async () => {
    await open();
    await fillInAbout();
    await fillInDetails();
    const clubs = () =>
      within(screen.getByRole('list', { name: 'Clubs' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await user.type(field('Clubs'), 'Rowing{Enter}');
    await press('Chess Club');
    await user.type(field('Clubs'), 'rowing{Enter}');
    await user.type(field('Clubs'), '   {Enter}');
    expect(clubs()).toEqual(['Rowing', 'Chess Club']);
    expect(field('Clubs')).toHaveValue('');
    await press('Remove Rowing');
    expect(clubs()).toEqual(['Chess Club']);
    expect(step()).toHaveAttribute('aria-valuenow', '3');
    for (const label of [
      'Extracurricular Activities',
      'Hobbies',
      'Awards',
      'Volunteer Experience',
    ]) {
      expect(field(label)).toBeVisible();
    }
  });
});

describe('step 4', () => {
  it('uploads several videos one after the other and fills the free places only', async () => {
    const kept = serveVideos('one.mp4', 'two.mp4');
    await openLastStep();
    const chooser = screen.getByLabelText(/Drag and drop videos/);
    await user.upload(chooser, [videoFile('a.mp4'), videoFile('b.mp4'), videoFile('c.mp4')]);
    expect(
      await screen.findByText('A portfolio holds up to 4 videos, so only the first 2 were added.'),
    ).toBeInTheDocument();
    await waitFor(() => {
      expect(kept).toEqual(['one.mp4', 'two.mp4', 'sent-1.mp4', 'sent-2.mp4']);
    });
    await screen.findByRole('button', { name: 'Remove video 4' });
    expect(screen.getAllByText('2.50 MB')).toHaveLength(4);
    expect(screen.queryByLabelText(/Drag and drop videos/)).not.toBeInTheDocument();

    await press('Remove video 1');
    await waitFor(() => {
      expect(screen.queryByText('one.mp4')).not.toBeInTheDocument();
    });
    expect(kept).toEqual(['two.mp4', 'sent-1.mp4', 'sent-2.mp4']);
  });

  it('says that files were not added, and lets a failed upload be retried', async () => {
    user = userEvent.setup({ applyAccept: false });
    await openLastStep();
    expect(await screen.findByText('No portfolio videos uploaded')).toBeInTheDocument();
    const chooser = screen.getByLabelText(/Drag and drop videos/);
    await user.upload(chooser, videoFile('notes.txt', 'text/plain'));
    expect(
      await screen.findByText(
        'Some files were not added. Please upload only video files under 100MB.',
      ),
    ).toBeInTheDocument();

    serve(
      uploadVideo,
      () => HttpResponse.json({ code: 'wrong_file', message: 'Broken file.' }, { status: 415 }),
      { once: true },
    );
    await user.upload(chooser, videoFile('a.mp4'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Broken file.');
    await press('Try again: a.mp4');
    expect(await screen.findByRole('button', { name: 'Remove video 1' })).toBeInTheDocument();
  });

  it('says both that some files had the wrong type and that there were too many', async () => {
    user = userEvent.setup({ applyAccept: false });
    serveVideos('one.mp4', 'two.mp4', 'three.mp4');
    await openLastStep();
    await user.upload(screen.getByLabelText(/Drag and drop videos/), [
      videoFile('notes.txt', 'text/plain'),
      videoFile('a.mp4'),
      videoFile('b.mp4'),
    ]);
    expect(
      await screen.findByText(
        'Some files were not added. Please upload only video files under 100MB. A portfolio holds up to 4 videos, so only the first was added.',
      ),
    ).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Remove video 4' })).toBeInTheDocument();
  });

  it('says that some files were not added, beside those that were', async () => {
    user = userEvent.setup({ applyAccept: false });
    await openLastStep();
    await user.upload(await screen.findByLabelText(/Drag and drop videos/), [
      videoFile('notes.txt', 'text/plain'),
      videoFile('a.mp4'),
    ]);
    expect(await screen.findByRole('button', { name: 'Remove video 1' })).toBeInTheDocument();
    expect(
      screen.getByText('Some files were not added. Please upload only video files under 100MB.'),
    ).toBeInTheDocument();
  });

  it('gives the place of a failed upload to another, and says so on a retry', async () => {
    const kept = serveVideos('one.mp4', 'two.mp4', 'three.mp4');
    await openLastStep();
    serve(
      uploadVideo,
      () => HttpResponse.json({ code: 'wrong_file', message: 'Broken file.' }, { status: 415 }),
      { once: true },
    );
    await user.upload(screen.getByLabelText(/Drag and drop videos/), videoFile('a.mp4'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Broken file.');
    await user.upload(screen.getByLabelText(/Drag and drop videos/), videoFile('b.mp4'));
    await waitFor(() => {
      expect(kept).toHaveLength(4);
    });
    await screen.findByRole('button', { name: 'Remove video 4' });
    await press('Try again: a.mp4');
    expect(
      await screen.findByText('A portfolio holds up to 4 videos. Remove one to upload this one.'),
    ).toBeInTheDocument();
    await press('Remove video 1');
    await waitFor(() => {
      expect(kept).toHaveLength(3);
    });
    await screen.findByLabelText(/Drag and drop videos/);
    await press('Try again: a.mp4');
    await waitFor(() => {
      expect(kept).toHaveLength(4);
    });
  });

  it('accepts only whole followers, and lets a connected account be corrected', async () => {
    await openLastStep();
    await press('Connect Instagram');
    const box = within(await dialog('Connect Instagram'));
    await user.type(box.getByPlaceholderText('@yourusername'), '@maya');
    await user.type(box.getByLabelText(/^Follower Count/), '1.5');
    await user.click(box.getByRole('button', { name: 'Connect' }));
    expect(box.getByText('Please enter a valid number')).toBeInTheDocument();
    await fill(user, box.getByLabelText(/^Follower Count/), '15');
    await user.click(box.getByRole('button', { name: 'Connect' }));
    await screen.findByText('Instagram Followers: 15');
    await press('Edit Instagram');
    const edit = within(await dialog('Edit Instagram'));
    expect(edit.getByPlaceholderText('@yourusername')).toHaveValue('@maya');
    await fill(user, edit.getByLabelText(/^Follower Count/), '1500');
    await user.click(edit.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Instagram Followers: 1.5K')).toBeInTheDocument();
  });

  it('waits for an uploading video, which can be cancelled', async () => {
    serveComplete();
    let release: (() => void) | undefined;
    serve(uploadVideo, async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return HttpResponse.error();
    });
    await openLastStep();
    await user.upload(await screen.findByLabelText(/Drag and drop videos/), videoFile('a.mp4'));
    await waitFor(() => {
      expect(release).toBeDefined();
    });
    await press('Complete');
    expect(await screen.findByRole('alert')).toHaveTextContent('A video is still uploading.');
    expect(saved).toEqual([]);
    await press('Cancel a.mp4');
    release?.();
    await press('Complete');
    expect(await screen.findByText('Now at /profile')).toBeInTheDocument();
  });

  it('connects Instagram, leniently, and keeps Tiktok for later', async () => {
    await openLastStep();
    await press('Connect Tiktok');
    expect(await screen.findByText('Connecting Tiktok will come later.')).toBeInTheDocument();
    await press('Connect Instagram');
    const box = within(await dialog('Connect Instagram'));
    await user.click(box.getByRole('button', { name: 'Connect' }));
    expect(box.getByText('Instagram handle is required')).toBeInTheDocument();
    expect(box.getByText('Follower count is required')).toBeInTheDocument();
    expect(box.getByPlaceholderText('@yourusername')).toHaveFocus();
    await fill(user, box.getByPlaceholderText('@yourusername'), 'maya');
    await user.type(box.getByLabelText(/^Follower Count/), '1234');
    await user.click(box.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('Instagram Followers: 1.2K')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Connect Instagram' })).not.toBeInTheDocument();
  });
});

describe('completing', () => {
  it('sends everything, including typed but not added items, and opens the profile', async () => {
    serveComplete();
    await open();
    await fillInAbout();
    await fillInDetails();
    await press('Debate Team');
    await user.type(field('Hobbies'), 'Chess');
    await press('Next');
    await press('Complete');
    expect(await screen.findByText('Now at /profile')).toBeInTheDocument();
    expect(saved).toEqual([
      {
        userId: SEEKER_ID,
        bio: 'I pull shots.',
        city: 'Raleigh',
        state: 'NC',
        currentPosition: 'Student',
        education: ['High School'],
        phoneNumber: '9195550123',
        extracurriculars: ['Debate Team'],
        clubs: [],
        hobbies: ['Chess'],
        awards: [],
        volunteer: [],
        socialMediaAccounts: [],
      },
    ]);
    expect(useProfileStore.getState().profile).toEqual(sampleProfile());
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('leads back to an incomplete phone number', async () => {
    serveComplete();
    await openLastStep('91955501');
    await press('Complete');
    expect(
      await screen.findByText('Please enter a complete 10-digit phone number'),
    ).toBeInTheDocument();
    expect(step()).toHaveAttribute('aria-valuenow', '2');
    expect(field('Phone number')).toHaveFocus();
    expect(saved).toEqual([]);
  });

  it('says why the profile was not saved, and keeps the input', async () => {
    serveComplete(() => new HttpResponse('<html>', { status: 418 }));
    await openLastStep();
    await press('Complete');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred while saving your profile',
    );
    serveComplete(() =>
      HttpResponse.json(
        {
          code: 'invalid_request',
          message: 'This city is unknown.',
          issues: [{ path: ['city'], message: 'This city is unknown.' }],
        },
        { status: 400 },
      ),
    );
    await press('Complete');
    expect(await screen.findByRole('alert')).toHaveTextContent('This city is unknown.');
    expect(field('City')).toHaveFocus();
    expect(field('City')).toHaveValue('Raleigh');
  });
});

describe('the input', () => {
  const BEGUN: ProfileDraft = {
    ...EMPTY_PROFILE_DRAFT,
    step: 3,
    bio: 'I pull shots.',
    city: 'Durham',
    clubs: ['Rowing'],
    typed: { ...EMPTY_PROFILE_DRAFT.typed, hobbies: 'Che' },
  };

  it('continues from another tab or device', async () => {
    serveDrafts(BEGUN, '/files/me.webp');
    await open();
    expect(step()).toHaveAttribute('aria-valuenow', '3');
    expect(field('Hobbies')).toHaveValue('Che');
    expect(screen.getByText('Rowing')).toBeInTheDocument();
    await press('Back');
    expect(field('City')).toHaveValue('Durham');
    await press('Back');
    expect(screen.getByRole('img', { name: 'Your profile' })).toHaveAttribute(
      'src',
      '/files/me.webp',
    );
  });

  it('is saved to the account while typing, and no longer in this tab', async () => {
    await open();
    await fill(user, field('Bio'), 'I pull shots.');
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    await waitFor(() => {
      expect(kept.draft).toMatchObject({ step: 1, bio: 'I pull shots.' });
    });
    await waitFor(() => {
      expect(Object.keys(sessionStorage)).toEqual([]);
    });
    await choosePicture();
    await press('Next');
    await waitFor(() => {
      expect(kept.draft).toMatchObject({ step: 2 });
    });
  });

  it('is not overtaken by the profile', async () => {
    serveComplete();
    await openLastStep();
    let answer: () => void = () => undefined;
    let isOnItsWay = false;
    serve(saveProfileDraft, async () => {
      isOnItsWay = true;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return null;
    });
    await press('Back');
    await press('Next');
    await waitFor(() => {
      expect(isOnItsWay).toBe(true);
    });
    await press('Complete');
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
    expect(saved).toEqual([]);
    answer();
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
  });

  it('stays in this tab while it cannot be sent, and is restored after a reload', async () => {
    let isAway = true;
    serve(saveProfileDraft, () => (isAway ? HttpResponse.error() : undefined));
    const { unmount } = await open();
    await fill(user, field('Bio'), 'I pull shots.');
    await user.tab();
    expect(await screen.findByText(/could not be sent yet/)).toBeInTheDocument();
    unmount();
    await open();
    expect(field('Bio')).toHaveValue('I pull shots.');
    isAway = false;
    window.dispatchEvent(new Event('online'));
  });

  it('is refreshed on return to this tab from another device', async () => {
    await open();
    kept = { ...kept, draft: BEGUN };
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => {
      expect(step()).toHaveAttribute('aria-valuenow', '3');
    });
  });

  it('is replaced by the profile that another device has completed', async () => {
    await open();
    serveProfile(sampleProfile());
    serve(saveProfileDraft, () =>
      HttpResponse.json({ code: 'profile_complete', message: 'Complete.' }, { status: 409 }),
    );
    await fill(user, field('Bio'), 'I pull shots.');
    await user.tab();
    expect(await screen.findByText('Now at /profile')).toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('says that it did not load, and retries', async () => {
    serve(getProfileDraft, () => HttpResponse.error(), { once: true });
    visit();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('progressbar', { name: 'Progress' })).toBeInTheDocument();
  });

  it('is protected by a confirmation before the tab closes while unsent', async () => {
    await open();
    await fill(user, field('Bio'), 'I pull shots.');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});

it('is cleared by signing out, without a confirmation', async () => {
  serve(logOutSeeker, () => null);
  // Like its guard: leaves with the session.
  const Guarded = () =>
    useAuthStore(({ kind }) => kind) === 'seeker' ? <CompleteProfile /> : null;
  renderPage('/completeprofile', '/completeprofile', Guarded);
  await screen.findByRole('progressbar', { name: 'Progress' });
  await fill(user, field('Bio'), 'I pull shots.');
  expect(Object.keys(sessionStorage)).toHaveLength(1);
  await press('Sign Out');
  expect(await screen.findByText('Now at /')).toBeInTheDocument();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('leaves the account settings available, which need no profile', async () => {
  await open();
  await press('Settings');
  const box = within(await dialog('Settings'));
  const entries = box.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual([
    ...['School', 'Change Email'],
    ...['Change Password', 'Two-step sign-in', 'Passkeys', 'Signed-in devices'],
    ...['Visibility', 'Your reports'],
    ...['Notifications', 'Job alerts'],
    'Your data',
  ]);
  await user.click(box.getByRole('button', { name: 'Your data' }));
  const data = within(await dialog('Your data'));
  expect(data.getByRole('link', { name: 'Download my data' })).toBeInTheDocument();
  expect(data.getByRole('button', { name: 'Delete account' })).toBeInTheDocument();
});

it('asks for no profile right after signup', async () => {
  signInSeeker([], [], null);
  serve(getProfile, () => expect.unreachable());
  await open();
  await press('Next');
  expect(step()).toHaveAttribute('aria-valuenow', '1');
});

it('starts from the introduction, which does not count as a profile', async () => {
  signInSeeker([], [], sampleProfile({ city: null, state: null, currentPosition: null }));
  await open();
  expect(screen.getByRole('heading', { name: 'Complete your profile' })).toBeInTheDocument();
  expect(field('Bio')).toHaveValue('I pull shots.');
  expect(field('Phone number')).toHaveValue('(919) 555-0123');
});

it('is skipped by seekers with a profile', async () => {
  serveProfile(sampleProfile());
  visit();
  expect(await screen.findByText('Now at /profile')).toBeInTheDocument();
});

describe('on the way to a job', () => {
  const there = `/jobs/${SEEKER_ID}`;
  const address = `/completeprofile?next=${encodeURIComponent(`${there}?intent=apply`)}`;
  const complete = () => {
    useProfileStore.setState({
      profile: sampleProfile(),
      accountId: SEEKER_ID,
      cachedAt: Date.now(),
    });
  };

  it('continues to it after completion, even if the wizard was left in between', async () => {
    const { unmount } = await open(address);
    expect(screen.getByRole('button', { name: 'Do this later' })).toBeVisible();
    unmount();
    await open();
    act(complete);
    expect(await screen.findByText(`Now at ${there}`)).toBeInTheDocument();
  });

  it('can skip the wizard', async () => {
    await open(address);
    await press('Do this later');
    expect(await screen.findByText(`Now at ${there}`)).toBeInTheDocument();
  });

  it('stays on this site', async () => {
    await open('/completeprofile?next=https%3A%2F%2Felsewhere.example');
    act(complete);
    expect(await screen.findByText('Now at /profile')).toBeInTheDocument();
  });

  it('leads to the jobs without a destination', async () => {
    await open('/completeprofile');
    await press('Do this later');
    expect(await screen.findByText('Now at /jobs')).toBeInTheDocument();
  });
});
