import {
  type SignedInSession,
  listSessions,
  endOneSession,
  endOtherSessions,
  logOutSeeker,
} from '@nextshift/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../../test/api-server.ts';
import { idOf } from '../../../../test/employer-world.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { SEEKER_ID, signInSeeker } from '../../../../test/seeker.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

serveApi();

const user = userEvent.setup();

function sessionOf(n: number, device: string, current = false): SignedInSession {
  const time = '2026-01-05T17:00:00.000Z';
  return { id: idOf(n), current, device, createdAt: time, lastSeenAt: time };
}

const WINDOWS = sessionOf(3, 'Chrome on Windows');
const IPHONE = sessionOf(2, 'Safari on iPhone');
const HERE = sessionOf(1, 'Firefox on Linux', true);

let left: SignedInSession[];
let ended: string[];

beforeEach(() => {
  signInSeeker();
  left = [WINDOWS, IPHONE, HERE];
  ended = [];
});

function serveList(total?: number) {
  serve(listSessions, () =>
    HttpResponse.json(
      { sessions: left },
      { headers: { 'x-total-count': String(total ?? left.length) } },
    ),
  );
}

function serveEnding(response: () => Response = () => new HttpResponse(null, { status: 204 })) {
  serve(endOneSession, ({ params }) => {
    ended.push(params.sessionId);
    return response();
  });
  serve(endOtherSessions, () => {
    ended.push('others');
    return response();
  });
}

function open() {
  render(<Toaster />);
  renderPage('/profile', '/profile', () => <SignedInDevices accountId={SEEKER_ID} />);
}

const rows = async () =>
  within(await screen.findByRole('list', { name: '' })).findAllByRole('listitem');
const devices = async () => (await rows()).map((row) => row.querySelector('p')?.textContent);
const button = (name: string) => screen.findByRole('button', { name });

describe('the list of devices', () => {
  it('begins with this device, then the newest', async () => {
    serveList();
    open();
    expect(screen.getByText('Loading your devices')).toBeInTheDocument();
    expect(await devices()).toEqual([
      'Firefox on LinuxThis device',
      'Chrome on Windows',
      'Safari on iPhone',
    ]);
    expect((await rows())[1]).toHaveTextContent('Last seen: Jan 5, 2026');
  });

  it('offers a retry when it did not load', async () => {
    serve(listSessions, () => failure(429, 'too_many_requests', 'Too many requests.'));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your devices did not load');
    serveList();
    await user.click(await button('Try again'));
    expect(await devices()).toHaveLength(3);
  });

  it('says that there is no other', async () => {
    left = [HERE];
    serveList();
    open();
    expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('says how many are not listed', async () => {
    serveList(400);
    open();
    expect(await screen.findByText(/^Not listed: 397 older ones/)).toBeInTheDocument();
  });
});

describe('signing a device out', () => {
  it('removes it, and moves the focus to the next', async () => {
    serveList();
    serveEnding();
    open();
    await user.click(await button('Sign out Chrome on Windows'));
    await waitFor(async () => {
      expect(await devices()).toEqual(['Firefox on LinuxThis device', 'Safari on iPhone']);
    });
    expect(ended).toEqual([WINDOWS.id]);
    expect(await screen.findByText('Chrome on Windows was signed out.')).toBeInTheDocument();
    expect(await button('Sign out Safari on iPhone')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument();
    expect(await button('Sign out this device')).toHaveFocus();
  });

  it('is done when it was signed out elsewhere meanwhile', async () => {
    serveList();
    serveEnding(() => failure(404, 'not_found', 'We could not find what you asked for.'));
    open();
    await user.click(await button('Sign out Safari on iPhone'));
    await waitFor(async () => {
      expect(await devices()).toHaveLength(2);
    });
  });

  it('shows that it is under way, and why it failed', async () => {
    serveList();
    let respond: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    serve(endOneSession, async () => {
      await held;
      return failure(429, 'too_many_requests', 'Too many requests.');
    });
    open();
    const pressed = await button('Sign out Safari on iPhone');
    await user.click(pressed);
    expect(pressed).toHaveAttribute('aria-busy', 'true');
    respond?.();
    expect(await screen.findByText('Safari on iPhone was not signed out.')).toBeInTheDocument();
    await waitFor(() => {
      expect(pressed).not.toHaveAttribute('aria-busy');
    });
    expect(await devices()).toHaveLength(3);
  });

  it('leaves the page when it is this one', async () => {
    serveList();
    serve(logOutSeeker, () => null);
    open();
    await user.click(await button('Sign out this device'));
    expect(await screen.findByText('Now at /')).toBeInTheDocument();
    await waitFor(() => {
      expect(useAuthStore.getState().kind).toBeNull();
    });
  });

  it('forgets the session here when it has been ended from elsewhere', async () => {
    serveList();
    serveEnding(() => failure(401, 'not_signed_in', 'Please sign in to continue.'));
    open();
    await user.click(await button('Sign out Safari on iPhone'));
    await waitFor(() => {
      expect(useAuthStore.getState().kind).toBeNull();
    });
  });
});

describe('signing out everywhere else', () => {
  it('leaves this device, with the focus on it', async () => {
    serveList(400);
    serveEnding();
    open();
    await user.click(await button('Sign out everywhere else'));
    expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument();
    expect(ended).toEqual(['others']);
    expect(await devices()).toEqual(['Firefox on LinuxThis device']);
    expect(await button('Sign out this device')).toHaveFocus();
  });

  it('says why it failed', async () => {
    serveList();
    serveEnding(() => failure(429, 'too_many_requests', 'Too many requests.'));
    open();
    await user.click(await button('Sign out everywhere else'));
    expect(await screen.findByText('The other devices were not signed out.')).toBeInTheDocument();
    expect(await devices()).toHaveLength(3);
  });
});
