import { applyForShifts } from '../forms/apply-for-shifts.ts';
import { chooseFromMenu } from '../forms/choose-from-menu.ts';
import {
  fillEmployerAccount,
  fillEmployerCompany,
  fillSeekerSignup,
  logIn,
} from '../forms/forms.ts';
import { expect, test } from '../journey.ts';
import {
  createEmployer,
  createSeeker,
  newEmployerFields,
  newSeekerFields,
  PASSWORD,
} from '../people.ts';
import { failCalls, waitForRetries, waitForTimeout, type Outcome } from '../provoked-failures.ts';

const NETWORK = 'Unable to connect to the server. Please check your connection.';
const TIMEOUT =
  'The request timed out after 60 seconds. The server might be experiencing high load.';
const AWAY = 'The service is temporarily unavailable. Please try again in a few moments.';

/** Each outcome of a form's call, and the form's message. */
type Message = readonly [outcome: Outcome, text: string];

test.describe('a form says why it failed', () => {
  const LOGIN_FAILED = 'Login failed. Please try again.';
  const logins: readonly Message[] = [
    ['network', NETWORK],
    [{ status: 400 }, LOGIN_FAILED],
    [{ status: 429, message: 'Too many attempts. Please try again later.' }, 'Too many attempts.'],
    ['silence', TIMEOUT],
    [{ status: 503, message: AWAY }, AWAY],
    [{ status: 500 }, LOGIN_FAILED],
  ];
  const forms = [
    {
      name: 'login',
      address: '/login',
      call: ['POST', '/api/user/login'],
      submit: 'Sign In',
      said: logins,
    },
    {
      name: 'employer login',
      address: '/employer/login',
      call: ['POST', '/api/employer/login'],
      submit: 'Sign In',
      said: logins,
    },
    {
      name: 'signup',
      address: '/signup',
      call: ['POST', '/api/user/signup'],
      submit: 'Create Account',
      said: [
        ['network', NETWORK],
        [{ status: 400 }, 'Please check your input and try again.'],
        [{ status: 400, message: 'This name is taken' }, 'This name is taken'],
        [
          'silence',
          'The connection timed out. This might be due to server load or connection issues. Please try again.',
        ],
        [{ status: 503 }, AWAY],
        [{ status: 500 }, 'Signup failed'],
      ],
    },
    {
      name: 'employer signup',
      address: '/employer/signup',
      call: ['POST', '/api/employer/signup'],
      submit: 'Create Account',
      said: [
        ['network', NETWORK],
        [{ status: 400 }, 'An error occurred during registration. Please try again.'],
        [{ status: 400, message: 'This logo is no picture' }, 'This logo is no picture'],
        ['silence', TIMEOUT],
        [{ status: 500 }, 'An error occurred during registration. Please try again.'],
      ],
    },
  ] as const satisfies readonly {
    name: string;
    address: string;
    call: readonly [string, string];
    submit: string;
    said: readonly Message[];
  }[];

  for (const { name, address, call, submit, said } of forms) {
    test(name, async ({ page, guard }) => {
      await page.clock.install();
      await page.goto(address);
      if (name === 'signup') await fillSeekerSignup(page, newSeekerFields());
      else if (name === 'employer signup') {
        await fillEmployerAccount(page, newEmployerFields());
        await page.getByRole('button', { name: 'Next' }).click();
        await fillEmployerCompany(page, newEmployerFields());
      } else {
        await page.getByRole('textbox', { name: /email/i }).fill('robin@mail.example');
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      }
      for (const [outcome, text] of said) {
        await test.step(`${JSON.stringify(outcome)}: ${text}`, async () => {
          const calls = await failCalls({ page, guard }, call, outcome);
          await page.getByRole('button', { name: submit, exact: true }).click();
          if (outcome === 'silence') await waitForTimeout(page, calls);
          else if (outcome !== 'network' && outcome.status >= 500) {
            await waitForRetries(page, calls);
          }
          await expect(page.getByRole('alert')).toContainText(text);
          await calls.restore();
        });
      }
      await expect(page).toHaveURL(address);
    });
  }

  test('a timed-out signup says what to do', async ({ page, guard }) => {
    await page.clock.install();
    await page.goto('/signup');
    await fillSeekerSignup(page, newSeekerFields());
    const calls = await failCalls({ page, guard }, ['POST', '/api/user/signup'], 'silence');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await waitForTimeout(page, calls);
    await expect(page.getByRole('alert')).toContainText('try again later or contact support');
  });

  test("wrong credentials and taken addresses show the server's message", async ({
    page,
    api,
    guard,
  }) => {
    const seeker = await createSeeker(api);
    const employer = await createEmployer(api);
    guard.expectFailure({ url: '/login', status: 401 });
    guard.expectFailure({ url: '/signup', status: 409 });
    for (const address of ['/login', '/employer/login']) {
      await page.goto(address);
      await logIn(page, { email: seeker.email, password: 'Moonflower-7' });
      await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
    }

    const TAKEN = 'An account with this email already exists.';
    await page.goto('/signup');
    await fillSeekerSignup(page, { ...newSeekerFields(), email: seeker.email });
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText(TAKEN)).toBeVisible();

    const fields = { ...newEmployerFields(), email: employer.email };
    await page.goto('/employer/signup');
    await fillEmployerAccount(page, fields);
    await page.getByRole('button', { name: 'Next' }).click();
    await fillEmployerCompany(page, fields);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText(TAKEN)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Business email' })).toBeFocused();
  });
});

test.describe('an employer', () => {
  test('whose session ended is sent to the login by the dashboard', async ({
    page,
    api,
    guard,
    enterAs,
  }) => {
    const employer = await createEmployer(api);
    await enterAs(employer);
    await page.goto('/employer');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dashboard');
    // Also of what the page is still loading.
    guard.expectFailure({ url: '/api/', status: 401 });
    await api('/employer/logout', { method: 'POST', token: employer.token });
    await page.reload();
    await expect(page).toHaveURL('/employer/login?next=%2Femployer');
  });

  test('is sent to the login when the data of the dashboard answer 401', async ({
    page,
    board,
    guard,
    enterAs,
  }) => {
    await enterAs(board.employer);
    await failCalls({ page, guard }, ['GET', '/api/employerjobs/jobs/*'], {
      status: 401,
      code: 'not_signed_in',
      message: 'Please sign in to continue.',
    });
    await page.goto('/employer');
    await expect(page).toHaveURL(/\/employer\/login/);
  });

  test('keeps a job that could not be deleted or reposted', async ({
    page,
    board,
    guard,
    enterAs,
  }) => {
    await enterAs(board.employer);
    const title = board.job.title;
    await page.goto('/employer');
    await failCalls({ page, guard }, ['DELETE', '/api/employerjobs/*'], 'network');
    await chooseFromMenu(page.getByRole('row', { name: title }), 'Close');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close job' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to delete job. Please try again.');
    await expect(page.getByRole('row', { name: title })).toContainText('Active');

    // Hide the acceptance from this page, so that the server has to refuse.
    await page.route('**/api/employerjobs/jobs/*?*', async (route) => {
      const response = await route.fetch();
      const json = { ...((await response.json()) as object), filledJobs: [] };
      await route.fulfill({ response, json });
    });
    await page.reload();
    await page.getByRole('group', { name: 'Job status' }).getByText('Closed').click();
    const reposts = await failCalls({ page, guard }, ['PUT', '/api/employerjobs/*'], {
      status: 409,
      message: 'The job is on fire.',
    });
    const repost = async () => {
      await page.getByRole('button', { name: `Repost ${board.closedJob.title}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Repost' }).click();
    };
    await repost();
    await expect(page.getByText('Failed to repost job: The job is on fire.')).toBeVisible();

    await reposts.restore();
    guard.expectFailure({ url: '/api/employerjobs/', status: 409 });
    await repost();
    await expect(
      page.getByText('Failed to repost job: This job has an accepted applicant.'),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: board.closedJob.title })).toContainText('Closed');
  });

  test('keeps an applicant who could not be accepted or declined', async ({
    page,
    board,
    guard,
    enterAs,
  }) => {
    await enterAs(board.employer);
    await failCalls({ page, guard }, ['PUT', '/api/employerapplications/*'], 'network');
    await page.goto('/employer/applications');
    const first = page.getByRole('list', { name: 'Open applications' }).getByRole('button').first();
    const name = await first.innerText();
    const applicant = page.getByRole('region', { name });

    await applicant.getByRole('button', { name: 'Accept' }).click();
    const question = page.getByRole('alertdialog', { name: `Accept ${name}?` });
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Failed to accept application. Please try again.')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();

    await applicant.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('Failed to decline application. Please try again.')).toBeVisible();
    await expect(first).toHaveText(name);
  });

  test('reads why the plan could not be loaded', async ({ page, board, guard, enterAs }) => {
    await enterAs(board.employer);
    const call = ['GET', '/api/employer-subscriptions/*'] as const;
    const plan = page.getByRole('region', { name: 'Current Plan' });
    for (const [outcome, text] of [
      ['network', 'Network error while fetching subscription'],
      [{ status: 400 }, 'Failed to fetch subscription'],
      [{ status: 400, message: 'No plan for you' }, 'No plan for you'],
    ] as const) {
      const calls = await failCalls({ page, guard }, call, outcome);
      await page.goto('/employer');
      await expect(plan.getByRole('alert')).toHaveText(text);
      await calls.restore();
    }
    await plan.getByRole('button', { name: 'Try again' }).click();
    await expect(plan.getByText('Impact')).toBeVisible();
  });

  test('loses nothing when a job could not be posted', async ({ page, api, guard, enterAs }) => {
    await enterAs(await createEmployer(api));
    await page.goto('/employer/createjob');
    await page.getByRole('textbox', { name: 'Job Title' }).fill('Kite tester');
    await page.getByRole('combobox', { name: 'Job Type' }).selectOption('Contract');
    await page.getByRole('textbox', { name: 'Description' }).fill('Fly them all.');
    await page.getByRole('textbox', { name: 'City' }).fill('Raleigh');
    await page.getByRole('combobox', { name: 'State' }).fill('NC');
    await page.getByRole('textbox', { name: 'Pay Rate' }).fill('18');
    await page.getByRole('combobox', { name: 'Pay Frequency' }).selectOption('Per Hour');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.getByRole('button', { name: 'Create Job' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Job Image' });
    const create = dialog.getByRole('button', { name: 'Create Job' });

    const draftId = new URL(page.url()).searchParams.get('draft') ?? '';
    const path = `/api/job-drafts/${draftId}/publish`;
    for (const [outcome, text] of [
      ['network', NETWORK],
      [{ status: 400 }, 'Failed to create job. Please try again.'],
    ] as const) {
      const calls = await failCalls({ page, guard }, ['POST', path], outcome);
      await create.click();
      await expect(dialog.getByRole('alert')).toHaveText(text);
      await calls.restore();
    }

    guard.expectFailure({ url: path, status: 403 });
    await create.click();
    await expect(page.getByRole('dialog', { name: 'Posting a job needs a plan' })).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Kite tester');
  });
});

test.describe('a seeker', () => {
  test('sees a failed save revert, and retries it', async ({
    page,
    api,
    board,
    guard,
    enterAs,
  }) => {
    await enterAs(await createSeeker(api));
    await page.goto(`/jobs/${board.job.id}`);
    const saves = await failCalls({ page, guard }, ['POST', '/api/savedjobs/add'], 'network');
    await page.getByRole('button', { name: 'Save' }).click();
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('The job was not saved.');
    await expect(failure).toContainText(NETWORK);
    await expect(page.getByRole('button', { name: 'Saved' })).toHaveCount(0);
    await saves.restore();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

    await failCalls({ page, guard }, ['DELETE', `/api/savedjobs/*/${board.job.id}`], 'network');
    await page.getByRole('button', { name: 'Saved' }).click();
    await expect(page.getByText('The job is still saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  });

  test('can apply again after an application was not sent', async ({
    page,
    api,
    board,
    guard,
    enterAs,
  }) => {
    await enterAs(await createSeeker(api));
    await page.goto(`/jobs/${board.job.id}`);
    const path = `/api/applications/job/${board.job.id}/apply`;
    const calls = await failCalls({ page, guard }, ['POST', path], 'network');
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await applyForShifts(page);
    await expect(page.getByRole('alert')).toContainText('Your application was not sent.');
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
    await calls.restore();

    const closed = { status: 409, code: 'job_closed', message: 'This job is closed.' };
    await failCalls({ page, guard }, ['POST', path], closed);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await applyForShifts(page);
    await expect(page.getByText('This job is closed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Closed' })).toBeDisabled();
  });

  test('reads that jobs did not load, and retries', async ({ page, guard }) => {
    await page.goto('/jobs');
    const calls = await failCalls({ page, guard }, ['GET', '/api/jobs/*'], 'network');
    await page.getByRole('combobox', { name: 'City' }).click();
    await page.getByRole('option', { name: /^Raleigh, NC/ }).click();
    const failure = page.getByRole('alert');
    await expect(failure.getByRole('heading', { name: 'The jobs did not load' })).toBeVisible();
    await expect(failure).toContainText(NETWORK);
    await calls.restore();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ jobs$/ })).toBeVisible();
  });

  test('reads that their lists did not load, and retries', async ({
    page,
    api,
    guard,
    enterAs,
  }) => {
    await enterAs(await createSeeker(api));
    const calls = await failCalls({ page, guard }, ['GET', '/api/savedjobs/*'], {
      status: 400,
      message: 'Not today',
    });
    await page.goto('/history');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('Your saved jobs did not load');
    await expect(failure).toContainText('Not today');
    await calls.restore();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  });

  test('is signed out here even if the request fails', async ({ page, api, guard, enterAs }) => {
    await enterAs(await createSeeker(api));
    await page.goto('/profile');
    await failCalls({ page, guard }, ['POST', '/api/user/logout'], 'network');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('Logout failed. Please try again.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goto('/profile');
    await expect(page).toHaveURL('/login?next=%2Fprofile');
  });
});

test.describe('a call', () => {
  test('with response 503 is retried with the same key', async ({ page, guard }) => {
    await page.clock.install();
    await page.goto('/signup');
    await fillSeekerSignup(page, newSeekerFields());
    const path = '/api/user/signup';
    const calls = await failCalls({ page, guard }, ['POST', path], { status: 503 }, 3);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await waitForRetries(page, calls);
    await expect(page).toHaveURL('/completeprofile');
    const keys = calls.requests.map((request) => request.headers()['idempotency-key']);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/\S{16,}/);
  });

  test('without a response is not retried automatically', async ({ page, guard }) => {
    await page.clock.install();
    await page.goto('/signup');
    await fillSeekerSignup(page, newSeekerFields());
    const calls = await failCalls({ page, guard }, ['POST', '/api/user/signup'], 'network');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('alert')).toContainText(NETWORK);
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
    expect(calls.requests).toHaveLength(1);
  });
});
