import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import {
  PROFILE_CACHE_MS,
  type SocialAccount,
  type UserProfile,
  listShifts,
  listSeekerApplications,
  listSocialAccounts,
  saveSocialAccounts,
  updateProfile,
  getProfile,
  replacePicture,
  getJob,
  uploadDocument,
  uploadVideo,
} from '@nextshift/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { serve, serveApi } from '../../../test/api-server.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleAccount, sampleApplication } from '../../../test/samples.ts';
import { SATURDAY } from '../../../test/sample-assignment.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { SEEKER_ID, signInSeeker } from '../../../test/seeker.ts';
import {
  PICTURE,
  sampleProfile,
  serveKeptResume,
  serveProfile,
  serveVideos,
  videoFile,
} from '../../../test/seeker-profile.ts';
import { serveDevices } from '../../../test/serve-devices.ts';
import { serveWeek } from '../../../test/serve-week.ts';
import { stubObjectUrls } from '../../../test/stub-object-urls.ts';
import { NO_PROFILE, useProfileStore } from '../../platform/stores/profile-store.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import Profile from './profile.tsx';

serveApi();
stubObjectUrls();

let user = userEvent.setup();
let updates: unknown[] = [];

beforeEach(() => {
  user = userEvent.setup();
  updates = [];
  signInSeeker();
  useProfileStore.setState(NO_PROFILE);
  serveProfile(sampleProfile());
  serveVideos();
  serveWeek({ weekly: [{ weekday: 'sat', start: '08:00', end: '18:00' }] });
  serveAccepted(0);
  serveAccounts([]);
});

function serveAccepted(count: number) {
  serve(listShifts, () => ({
    shifts: [
      { ...SATURDAY, jobId: 'job-0', status: 'cancelled', cancelledBy: 'employer' },
      {
        ...SATURDAY,
        jobId: 'job-0',
        startsAt: '2099-11-28T12:00:00.000Z',
        endsAt: '2099-11-28T18:00:00.000Z',
      },
    ],
  }));
  serve(listSeekerApplications, ({ query }) => {
    expect(query.get('status')).toBe('Accepted');
    return Array.from({ length: count }, (_, index) =>
      sampleApplication(`job-${String(index)}`, {
        status: 'Accepted',
        acceptedDate: `2026-02-0${String(index + 1)}T17:00:00.000Z`,
        job: { ...sampleJob({ title: `Job ${String(index)}` }), removed: index === 3 },
      }),
    );
  });
}

function serveAccounts(kept: Partial<SocialAccount>[]) {
  const answer = () => ({ accounts: kept.map(sampleAccount) });
  serve(listSocialAccounts, answer);
  serve(saveSocialAccounts, ({ body: sent }) => {
    kept.splice(0, kept.length, ...sent.accounts);
    return answer();
  });
  return kept;
}

function serveUpdates(refuse?: () => Response | undefined) {
  serve(updateProfile, ({ body: sent }) => {
    updates.push(sent);
    return (
      refuse?.() ??
      HttpResponse.json({ updatedProfile: sampleProfile(sent as Partial<UserProfile>) })
    );
  });
}

async function open() {
  render(<Toaster />);
  const page = renderPage('/profile', '/profile', Profile);
  await screen.findByRole('heading', { name: 'Bio' });
  await waitFor(() => {
    expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
  });
  return page;
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const region = (name: string) => within(screen.getByRole('region', { name }));
const items = (name: string) =>
  within(region(name).getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('loading', () => {
  it('leads to the wizard if there is no profile yet', async () => {
    serveProfile(null);
    renderPage('/profile', '/profile', Profile);
    expect(await screen.findByText('Now at /completeprofile')).toBeInTheDocument();
  });

  it('uses a cached copy of this account for a day, then refetches it', async () => {
    const cache = (city: string, cachedAt: number) => {
      useProfileStore.setState({
        profile: sampleProfile({ city }),
        accountId: SEEKER_ID,
        cachedAt,
      });
    };
    cache('Durham', Date.now());
    const { unmount } = await open();
    expect(screen.getByText('Durham, NC')).toBeInTheDocument();
    unmount();
    cache('Durham', Date.now() - PROFILE_CACHE_MS);
    await open();
    expect(screen.getByText('Raleigh, NC')).toBeInTheDocument();
    expect(useProfileStore.getState().profile?.city).toBe('Raleigh');
  });

  it('says when the profile did not load, and retries', async () => {
    serve(getProfile, () => HttpResponse.error(), { once: true });
    renderPage('/profile', '/profile', Profile);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile did not load');
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Maya Torres' })).toBeInTheDocument();
  });
});

describe('a stored value that is none', () => {
  it('is offered for correction in the settings, until it is right', async () => {
    const cut = { state: 'NO', phoneNumber: '0919555012' };
    serveProfile(sampleProfile(cut));
    serve(updateProfile, ({ body }) => ({
      message: 'Saved',
      updatedProfile: sampleProfile({ ...cut, state: body.state ?? cut.state }),
    }));
    await open();
    const notice = within(screen.getByRole('note', { name: 'Please correct' }));
    expect(notice.getByText('The state “NO” does not exist.')).toBeVisible();
    expect(notice.getByText(/\(091\) 955-5012 is not a US number/)).toBeVisible();
    await press('Correct phone number');
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toHaveValue(
      '(091) 955-5012',
    );
    await press('Close');
    await press('Correct state');
    const box = await dialog('Location');
    await fill(user, box.getByRole('combobox', { name: 'State' }), 'North Carolina');
    await user.click(box.getByRole('button', { name: 'Update Location' }));
    expect(await box.findByText('Location updated successfully!')).toBeVisible();
    await user.click(box.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByText('The state “NO” does not exist.')).toBeNull();
    });
  });

  it('is not seen where all is right', async () => {
    await open();
    expect(screen.queryByRole('note', { name: 'Please correct' })).toBeNull();
  });
});

describe('a link to the devices', () => {
  const address = '/profile?settings=devices';

  it('opens them in the settings; closed once, they stay closed', async () => {
    serveDevices();
    renderPage(address, '/profile', Profile);
    expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
  });

  it('goes on to the wizard, which has settings too, if there is no profile yet', async () => {
    serveProfile(null);
    serveDevices();
    renderPage(address, '/profile', Profile);
    expect(await screen.findByText('Now at /completeprofile?settings=devices')).toBeInTheDocument();
  });
});

describe('the picture', () => {
  const answerPicture = (answer: () => Response) => {
    serve(replacePicture, answer);
  };

  it('is replaced, or the dialog clears it and says why not', async () => {
    answerPicture(() =>
      HttpResponse.json({ code: 'wrong_file', message: 'This is no picture.' }, { status: 415 }),
    );
    await open();
    await press('Change profile picture');
    const box = await dialog('Upload Profile Picture');
    await user.upload(box.getByLabelText('Choose File'), PICTURE);
    expect(box.getByRole('img', { name: 'Preview of your picture' })).toBeInTheDocument();
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(await box.findByRole('alert')).toHaveTextContent('This is no picture.');
    expect(box.queryByRole('img')).not.toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Save' })).toBeDisabled();

    answerPicture(() =>
      HttpResponse.json({
        profileImage: '/files/new.webp',
        updatedProfile: sampleProfile({ profileImage: '/files/new.webp' }),
      }),
    );
    await user.upload(box.getByLabelText('Choose File'), PICTURE);
    await user.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.getByRole('img', { name: 'Maya Torres' })).toHaveAttribute(
        'src',
        '/files/new.webp?w=320',
      );
    });
  });
});

it('leads to the week, and says how much of it is free', async () => {
  await open();
  expect(await screen.findByText('Free 10 hours a week, before classes.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /My week/ })).toHaveAttribute('href', '/my-week');
});

describe('accepted applications', () => {
  it('are hidden while there are none', async () => {
    await open();
    expect(screen.queryByText('Accepted Applications')).not.toBeInTheDocument();
  });

  it('show the newest three, and the others on request', async () => {
    serveAccepted(5);
    await open();
    const section = region('Accepted Applications');
    const titles = () =>
      section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles()).toEqual(['Job 4', 'Job 3', 'Job 2']);
    expect(section.getByRole('link', { name: 'Job 4' })).toBeInTheDocument();
    // It was removed, and has no page.
    expect(section.queryByRole('link', { name: 'Job 3' })).toBeNull();
    expect(section.getByText('Accepted on Feb 5, 2026')).toBeInTheDocument();
    expect(section.getAllByText('✓ Accepted')).toHaveLength(3);
    expect(section.getAllByText('Raleigh, NC')).toHaveLength(3);
    expect(section.getAllByRole('link', { name: 'Oak City Coffee' })[0]).toHaveAttribute(
      'href',
      '/company/Oak%20City%20Coffee',
    );
    expect(
      section.getByText(
        'Congratulations! These employers have accepted your applications. They should contact you soon with next steps.',
      ),
    ).toBeInTheDocument();
    await press('Show More (2 more)');
    expect(titles()).toHaveLength(5);
    await press('Show Less');
    expect(titles()).toHaveLength(3);
  });

  it('say when and where the next shift is', async () => {
    serveAccepted(2);
    await open();
    const section = region('Accepted Applications');
    const shown = await section.findByText(/^Next:/);
    expect(shown).toHaveTextContent(
      'Next: Sat, Nov 28, 7 AM to 1 PM, 404 Glenwood Ave, Raleigh, NC 27603. All your shifts',
    );
    expect(section.getAllByRole('link', { name: 'All your shifts' })).toHaveLength(1);
  });

  it('open the job without an apply button', async () => {
    serveAccepted(1);
    serve(getJob, () => sampleJob({ id: 'job-0', title: 'Job 0' }), {
      only: { jobId: 'job-0' },
    });
    await open();
    await user.click(screen.getByRole('link', { name: 'Job 0' }));
    const box = await dialog('Job 0');
    expect(await box.findByText('Pull shots.')).toBeInTheDocument();
    expect(box.queryByRole('button', { name: /Apply/ })).not.toBeInTheDocument();
  });
});

describe('the portfolio', () => {
  it('adds a video by its dialog, while there is room', async () => {
    user = userEvent.setup({ applyAccept: false });
    const kept = serveVideos('a.mp4', 'b.mp4', 'c.mp4');
    await open();
    await press('Upload Video');
    const box = await dialog('Upload Video');
    expect(box.getByText('Supports MP4, MOV, AVI and other video formats')).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Upload Video' })).toBeDisabled();
    const chooser = box.getByLabelText('Drag and drop a video, or click to choose');
    await user.upload(chooser, videoFile('notes.txt', 'text/plain'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select a valid video file');
    await user.upload(chooser, videoFile('d.mp4'));
    expect(await box.findByText('d.mp4')).toBeInTheDocument();
    expect(box.getByText('0.00 MB')).toBeInTheDocument();
    await user.click(box.getByRole('button', { name: 'Upload Video' }));
    expect(await screen.findByRole('button', { name: 'Delete video #4' })).toBeInTheDocument();
    expect(kept).toHaveLength(4);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Upload Video' })).not.toBeInTheDocument();
    });
  });

  it.each([
    [
      'a portfolio is full',
      HttpResponse.json({ code: 'full', message: 'Four are enough.' }, { status: 409 }),
      'Four are enough.',
    ],
    [
      'the answer is none of ours',
      new HttpResponse('<html>', { status: 418 }),
      'Error uploading video',
    ],
  ])('says why a video was not uploaded when %s', async (_when, answer, message) => {
    serve(uploadVideo, () => answer);
    await open();
    await press('Upload Video');
    const box = await dialog('Upload Video');
    await user.upload(
      box.getByLabelText('Drag and drop a video, or click to choose'),
      videoFile('d.mp4'),
    );
    await box.findByText('d.mp4');
    await user.click(box.getByRole('button', { name: 'Upload Video' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(box.getByRole('button', { name: 'Upload Video' })).toBeEnabled();
    serveVideos();
    await user.click(box.getByRole('button', { name: 'Upload Video' }));
    expect(await screen.findByRole('button', { name: 'Delete video #1' })).toBeInTheDocument();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('asks before it deletes a video', async () => {
    const kept = serveVideos('a.mp4', 'b.mp4');
    await open();
    await press('Delete video #2');
    const box = within(await screen.findByRole('alertdialog', { name: 'Delete Video' }));
    expect(
      box.getByText('Are you sure you want to delete video #2? This action cannot be undone.'),
    ).toBeInTheDocument();
    await user.click(box.getByRole('button', { name: 'Cancel' }));
    expect(kept).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Delete video #2' })).toHaveFocus();
    await press('Delete video #2');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(kept).toEqual(['a.mp4']);
    });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Delete video #2' })).not.toBeInTheDocument();
    });
  });

  it('moves the focus from a deleted video to the next, and at last to the upload button', async () => {
    const kept = serveVideos('a.mp4', 'b.mp4', 'c.mp4');
    await open();
    for (const [number, left, next] of [
      [2, 2, 'Delete video #2'],
      [2, 1, 'Delete video #1'],
      [1, 0, 'Upload Video'],
    ] as const) {
      await press(`Delete video #${String(number)}`);
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      await waitFor(() => {
        expect(screen.getByRole('button', { name: next })).toHaveFocus();
      });
      expect(kept).toHaveLength(left);
    }
  });

  it('plays a video in a dialog', async () => {
    serveVideos('a.mp4');
    await open();
    await press('Play video #1');
    const box = await dialog('Video #1');
    expect(box.getByLabelText('Video #1', { selector: 'video' })).toHaveAttribute('controls');
    await user.click(box.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Play video #1' })).toHaveFocus();
  });

  it('offers a download if the browser cannot play a video', async () => {
    serveVideos('a.avi');
    await open();
    screen.getByLabelText('video #1').dispatchEvent(new Event('error'));
    expect(await screen.findByRole('link', { name: 'Download video #1' })).toHaveAttribute(
      'href',
      '/files/a.avi',
    );
  });

  it('says what to do if it is empty', async () => {
    await open();
    expect(screen.getByText('No portfolio videos uploaded')).toBeInTheDocument();
    expect(screen.getByText('Upload up to 4 videos to showcase your work')).toBeInTheDocument();
  });
});

describe('social media', () => {
  it('connects Instagram by its rules, in their order', async () => {
    const kept = serveAccounts([{ platform: 'tiktok', handle: '@maya', followers: 3_400_000 }]);
    await open();
    expect(screen.getByText('Tiktok Followers: 3.4M')).toBeInTheDocument();
    await press('Connect Instagram');
    const box = await dialog('Connect Instagram');
    const handle = box.getByPlaceholderText('@username');
    const followers = box.getByLabelText(/^Follower Count/);
    const connect = () => user.click(box.getByRole('button', { name: 'Connect' }));
    await connect();
    expect(box.getByText('Instagram handle is required')).toBeInTheDocument();
    expect(handle).toHaveFocus();
    await fill(user, handle, 'maya');
    await connect();
    expect(box.getByText('Handle must start with @')).toBeInTheDocument();
    await fill(user, handle, '@maya');
    await connect();
    expect(box.getByText('Follower count is required')).toBeInTheDocument();
    expect(followers).toHaveFocus();
    await user.type(followers, '-5');
    await connect();
    expect(box.getByText('Please enter a valid number')).toBeInTheDocument();
    await user.clear(followers);
    await user.type(followers, '1234');
    await connect();
    expect(await screen.findByText('Instagram Followers: 1.2K')).toBeInTheDocument();
    expect(kept).toEqual([
      { platform: 'instagram', handle: '@maya', followers: 1234 },
      { platform: 'tiktok', handle: '@maya', followers: 3_400_000 },
    ]);
  });

  it('lets a connected account be corrected', async () => {
    const kept = serveAccounts([{ platform: 'instagram', handle: '@maya', followers: 15 }]);
    await open();
    await press('Edit Instagram');
    const box = await dialog('Edit Instagram');
    expect(box.getByPlaceholderText('@username')).toHaveValue('@maya');
    await fill(user, box.getByLabelText(/^Follower Count/), '1500.5');
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(box.getByText('Please enter a valid number')).toBeInTheDocument();
    await fill(user, box.getByLabelText(/^Follower Count/), '1500');
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Instagram Followers: 1.5K')).toBeInTheDocument();
    expect(kept).toEqual([{ platform: 'instagram', handle: '@maya', followers: 1500 }]);
  });

  it('keeps Tiktok for later', async () => {
    await open();
    await press('Connect Tiktok');
    expect(await screen.findByText('Connecting Tiktok will come later.')).toBeInTheDocument();
  });
});

describe('the sections', () => {
  it('open for editing by the pencil; the check saves and caches', async () => {
    serveUpdates();
    await open();
    const bio = screen.getByRole('textbox', { name: 'Bio' });
    expect(bio).toBeDisabled();
    await press('Edit Bio');
    expect(bio).toHaveFocus();
    await fill(user, bio, 'I pour latte art.');
    await press('Save Bio');
    await waitFor(() => {
      expect(bio).toBeDisabled();
    });
    expect(updates).toEqual([{ bio: 'I pour latte art.' }]);
    expect(useProfileStore.getState().profile?.bio).toBe('I pour latte art.');
    expect(bio).toHaveValue('I pour latte art.');
  });

  it('are not sent without changes, and drop cancelled ones', async () => {
    serveUpdates();
    await open();
    await press('Edit Hobbies');
    await press('Save Hobbies');
    expect(await screen.findByRole('button', { name: 'Edit Hobbies' })).toBeInTheDocument();
    await press('Edit Hobbies');
    await press('Cooking');
    await press('Cancel editing Hobbies');
    expect(items('Hobbies')).toEqual(['Reading']);
    expect(screen.getByRole('button', { name: 'Edit Hobbies' })).toHaveFocus();
    expect(updates).toEqual([]);
  });

  it('add items by Enter, plus, suggestion and check, and remove them only in edit mode', async () => {
    serveUpdates();
    await open();
    expect(screen.queryByRole('button', { name: 'Remove Reading' })).not.toBeInTheDocument();
    await press('Edit Hobbies');
    const input = region('Hobbies').getByRole('textbox', { name: 'Hobbies' });
    expect(input).toHaveFocus();
    await user.type(input, 'Chess{Enter}');
    await user.type(input, 'reading{Enter}');
    await user.type(input, 'Film');
    await press('Add to Hobbies');
    await press('Cooking');
    await press('Remove Reading');
    await user.type(input, 'Sailing');
    await press('Save Hobbies');
    await screen.findByRole('button', { name: 'Edit Hobbies' });
    expect(updates).toEqual([{ hobbies: ['Chess', 'Film', 'Cooking', 'Sailing'] }]);
    expect(items('Hobbies')).toEqual(['Chess', 'Film', 'Cooking', 'Sailing']);
  });

  it('keep the focus where they go back to be empty', async () => {
    await open();
    await press('Add Clubs');
    await press('Cancel editing Clubs');
    expect(screen.getByRole('button', { name: 'Add Clubs' })).toHaveFocus();
  });

  it('open at the best next step of the profile', async () => {
    serveProfile(sampleProfile({ profileImage: '/files/me.webp' }));
    await open();
    expect(screen.getByRole('progressbar', { name: 'Your profile' })).toHaveValue(60);
    await press('Add a job you had');
    expect(region('Work Experience').getByRole('textbox', { name: 'Position name' })).toHaveFocus();
  });

  it('show the current position, which can be changed but not removed', async () => {
    serveUpdates(() =>
      (updates.at(-1) as Partial<UserProfile>).currentPosition === ''
        ? HttpResponse.json(
            { code: 'validation_failed', message: 'Current position is required' },
            { status: 400 },
          )
        : undefined,
    );
    await open();
    expect(region('Current Position').getByText('Student')).toBeInTheDocument();
    await press('Edit Current Position');
    const input = region('Current Position').getByRole('textbox', { name: 'Current Position' });
    expect(input).toHaveFocus();
    await user.clear(input);
    await press('Save Current Position');
    expect(await screen.findByText('Current position is required')).toBeInTheDocument();
    await fill(user, input, 'Shift lead');
    await press('Save Current Position');
    await screen.findByRole('button', { name: 'Edit Current Position' });
    expect(region('Current Position').getByText('Shift lead')).toBeInTheDocument();
    expect(updates).toEqual([{ currentPosition: '' }, { currentPosition: 'Shift lead' }]);
  });

  it('offer the wizard after an introduction', async () => {
    serveProfile(sampleProfile({ city: null, state: null, currentPosition: null }));
    await open();
    expect(await screen.findByRole('link', { name: 'Complete profile' })).toHaveAttribute(
      'href',
      '/completeprofile',
    );
  });

  it('store a job as position and business, both required', async () => {
    serveUpdates();
    await open();
    await press('Add Work Experience');
    const section = region('Work Experience');
    const position = section.getByRole('textbox', { name: 'Position name' });
    const business = section.getByRole('textbox', { name: 'Business name' });
    await user.type(position, 'Barista{Enter}');
    expect(section.getByText('Please enter a business name')).toBeInTheDocument();
    expect(business).toHaveFocus();
    await press('Save Work Experience');
    expect(updates).toEqual([]);
    await user.type(business, 'Oak City Coffee{Enter}');
    expect(items('Work Experience')).toEqual(['Barista - Oak City Coffee']);
    await press('Internship');
    expect(position).toHaveValue('Internship');
    expect(business).toHaveFocus();
    await user.type(business, 'Lab');
    await press('Save Work Experience');
    await screen.findByRole('button', { name: 'Edit Work Experience' });
    expect(updates).toEqual([{ work: ['Barista - Oak City Coffee', 'Internship - Lab'] }]);
  });

  it('stay open with the reason when saving fails', async () => {
    serveUpdates(() =>
      HttpResponse.json({ code: 'invalid_request', message: 'Too long.' }, { status: 400 }),
    );
    await open();
    await press('Add Clubs');
    await press('Chess Club');
    await press('Save Clubs');
    expect(await region('Clubs').findByRole('alert')).toHaveTextContent('Too long.');
    expect(items('Clubs')).toEqual(['Chess Club']);
    expect(screen.getByRole('button', { name: 'Save Clubs' })).toBeInTheDocument();
  });

  it('ask before leaving while changes are pending', async () => {
    await open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await press('Add Awards');
    expect(leave()).toBe(false);
    await press("Dean's List");
    expect(leave()).toBe(true);
    await press('Cancel editing Awards');
    expect(leave()).toBe(false);
  });
});

describe('the resume', () => {
  const PDF = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });
  const row = () => within(screen.getByRole('region', { name: 'Resume' }));
  const choose = (file: File) => user.upload(screen.getByLabelText('Choose a resume'), file);

  it('is uploaded and kept, and removed again', async () => {
    const asked = serveKeptResume();
    const documentId = '01a228f7-442e-7241-b719-0422323694b4';
    serve(uploadDocument, () => ({ documentId, name: 'resume.pdf', size: 1_000 }));
    await open();
    expect(await row().findByRole('button', { name: 'Add Resume' })).toBeInTheDocument();
    await choose(PDF);
    expect(await row().findByRole('link', { name: 'resume.pdf, download' })).toBeInTheDocument();
    await press('Remove resume');
    expect(asked).toEqual([documentId]);
    await press('Remove');
    expect(await row().findByRole('button', { name: 'Add Resume' })).toBeInTheDocument();
    expect(asked).toEqual([documentId, null]);
    expect(screen.getByRole('button', { name: 'Add Resume' })).toHaveFocus();
  });

  it('says what is wrong with a file, and keeps the one that is there', async () => {
    serveKeptResume({ documentId: 'a', name: 'old.pdf', size: 1_000 });
    await open();
    await row().findByRole('link', { name: /^old\.pdf/ });
    await choose(new File([], 'empty.pdf', { type: 'application/pdf' }));
    expect(row().getByRole('alert')).toHaveTextContent('This file is empty.');
    expect(row().getByRole('link', { name: /^old\.pdf/ })).toBeInTheDocument();
  });
});
