import {
  type ApplicationForm,
  getJob,
  getApplicationSetup,
  createApplicationForm,
  type FormDraft,
  NEW_FORM_SETUP,
  saveFormDraft,
  type SaveFormDraftBody,
} from '@nextshift/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { FORM } from '../../../test/application-world.ts';
import { EMPLOYER, makeJob, signInEmployer } from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import CreateApplication from './create-application.tsx';

serveApi();

const JOB = makeJob(1, { title: 'Weekend Barista' });
const STORED: ApplicationForm = {
  ...FORM,
  job: { id: JOB.id, title: JOB.title, companyName: JOB.companyName },
};
const CREATED = `Now at /employer/applicationsuccess?job=${JOB.id}`;
const EMPTY = 'Please enable at least one basic field, add a document, or include a question.';
const SALARY = 'What are your salary expectations?';

interface Sent {
  readonly key: string | null;
  readonly body: {
    readonly jobId: string;
    readonly employerId: string;
    readonly basicFields: Record<string, { enabled: boolean; required: boolean }>;
    readonly documents: Record<string, { enabled: boolean; required: boolean }>;
    readonly questions: readonly { id: string; type: string; question: string }[];
  };
}

let stored: ApplicationForm | null = null;
let draft: FormDraft | null = null;
let kept: SaveFormDraftBody[] = [];
let sent: Sent[] = [];
const scrolled = vi.fn();

beforeEach(() => {
  stored = null;
  draft = null;
  kept = [];
  sent = [];
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
  stubWidth(false);
  signInEmployer();
  serve(getJob, () => JOB, { only: { jobId: JOB.id } });
  serve(getApplicationSetup, () => ({ applicationForm: stored, draft }), {
    only: { jobId: JOB.id },
  });
  serveDraft();
  serveCreate();
});

afterEach(() => {
  // Otherwise leaving the screen would save it.
  useAuthStore.setState({ kind: null });
});

/** Whether there is room beside the setup. */
function stubWidth(isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Accepts the form, unless `refuse` responds. */
function serveCreate(refuse?: () => Response) {
  serve(createApplicationForm, async ({ request }) => {
    const text = await request.text();
    sent.push({ body: JSON.parse(text), key: request.headers.get('idempotency-key') });
    if (refuse) return refuse();
    stored = STORED;
    return { applicationForm: stored };
  });
}

/** Keeps drafts as the account does, unless `refuse` responds. */
function serveDraft(refuse?: () => Response | null) {
  serve(saveFormDraft, async ({ request }) => {
    const body: SaveFormDraftBody = JSON.parse(await request.text());
    const refusal = refuse?.();
    if (refusal) return refusal;
    const isStale =
      body.formId !== (stored?.id ?? null) || body.updatedAt !== (draft?.updatedAt ?? null);
    if (isStale) return failure(409, 'stale_revision', 'Changed elsewhere.');
    kept.push(body);
    const updatedAt = new Date(Date.UTC(2026, 10, 30, 12, kept.length)).toISOString();
    draft = body.setup && { setup: body.setup, updatedAt };
    return { updatedAt: draft?.updatedAt ?? null };
  });
}

/** What another device has set up. */
const otherDraft = (minute: number): FormDraft => ({
  setup: { ...NEW_FORM_SETUP, next: { type: 'text', question: 'From the laptop?' } },
  updatedAt: new Date(Date.UTC(2026, 10, 30, 13, minute)).toISOString(),
});

const user = userEvent.setup();

async function open(jobId = JOB.id) {
  render(<Toaster />);
  const page = renderPage(
    `/employer/createapplication/${jobId}`,
    '/employer/createapplication/:jobId',
    CreateApplication,
  );
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const toggle = (name: string | RegExp) => user.click(screen.getByRole('switch', { name }));
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
const writing = () => screen.getByLabelText(/^New Question/);
const card = (place: number) => screen.getByRole('group', { name: `Question ${String(place)}` });
const textOf = (place: number) => within(card(place)).getByLabelText('Question');
const option = (place: number, at: number) =>
  within(card(place)).getByPlaceholderText(`Option ${String(at)}`);
const questions = () =>
  screen
    .queryAllByRole('textbox', { name: 'Question' })
    .map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''));

async function add(question: string, type = 'Text Answer') {
  await user.selectOptions(screen.getByLabelText('Question Type'), type);
  await fill(user, writing(), question);
  await user.keyboard('{Enter}');
}

async function create() {
  await press('Create Application');
  await screen.findByText(CREATED);
}

describe('the preview beside the setup', () => {
  it('shows on wide screens what the form asks now, read-only', async () => {
    stubWidth(true);
    await open();
    const preview = within(screen.getByRole('complementary', { name: 'Live preview' }));
    expect(preview.getByText(`${EMPLOYER.companyName} Application`)).toBeVisible();
    expect(preview.getByLabelText(/^Full Name/)).toBeDisabled();
    expect(preview.queryByLabelText(/^City/)).not.toBeInTheDocument();
    await toggle('City');
    expect(await preview.findByLabelText(/^City/)).toBeDisabled();
    await add('Do you have a car?', 'Yes/No');
    expect(await preview.findByText('Do you have a car?')).toBeVisible();
  });

  it('is left out on phones, where Preview opens it', async () => {
    await open();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});

describe('the fields and documents', () => {
  it('start with name and email, both required', async () => {
    await open();
    expect(screen.getByText('*Toggle to add field to application')).toBeVisible();
    const switches = screen.getAllByRole<HTMLInputElement>('switch', { checked: true });
    expect(switches).toEqual([
      screen.getByRole('switch', { name: 'Full Name' }),
      screen.getByRole('switch', { name: 'Email' }),
    ]);
    await create();
    expect(sent[0]?.body.basicFields).toMatchObject({
      fullName: { enabled: true, required: true },
      email: { enabled: true, required: true },
      phone: { enabled: false },
    });
  });

  it('can all be turned on', async () => {
    await open();
    const switches = screen.getAllByRole<HTMLInputElement>('switch');
    expect(switches.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Full Name',
      'Email',
      'Phone',
      'Pronouns',
      'Address',
      'City',
      'State',
      'Zip Code',
      'Current Company',
      'Website',
      'Years of Experience',
      'Current Education',
      'Start Date',
      'ResumePDF, DOC, or DOCX (Max 5MB)',
      'Cover LetterPDF, DOC, or DOCX (Max 5MB)',
    ]);
  });

  it('are optional or required as the employer chooses', async () => {
    await open();
    await toggle('Current Education');
    await toggle('Phone');
    await user.click(screen.getByRole('checkbox', { name: 'Phone required' }));
    await toggle(/^Resume/);
    await toggle(/^Cover Letter/);
    await user.click(screen.getByRole('checkbox', { name: 'Cover Letter required' }));
    await create();
    expect(sent[0]?.body).toMatchObject({
      jobId: JOB.id,
      employerId: EMPLOYER.id,
      basicFields: {
        educationLevel: { enabled: true, required: false },
        phone: { enabled: true, required: true },
      },
      documents: {
        resume: { enabled: true, required: true },
        coverLetter: { enabled: true, required: false },
      },
    });
  });
});

describe('the questions', () => {
  it('are added by Enter and by the button, unless blank', async () => {
    await open();
    await add('Why us?');
    expect(writing()).toHaveValue('');
    expect(writing()).toHaveFocus();
    await fill(user, writing(), '  Can you drive?  ');
    await press('Add Question');
    await user.type(writing(), '   {Enter}');
    await press('Add Question');
    expect(questions()).toEqual(['Why us?', 'Can you drive?']);
  });

  it('are sent with their types, options and required flags', async () => {
    await open();
    await add('Why us?');
    await add('Which shift?', 'Multiple Choice');
    expect(option(2, 1)).toHaveFocus();
    await user.keyboard('Morning{Enter}Evening{Enter}Night');
    await user.click(within(card(2)).getByRole('button', { name: 'Remove option 2' }));
    await user.click(within(card(2)).getByRole('button', { name: 'Add Option' }));
    expect(option(2, 3)).toHaveFocus();
    await user.keyboard('Weekend');
    await add('Over 18?', 'Yes/No');
    await user.click(within(card(3)).getByRole('checkbox', { name: 'Required' }));
    await create();
    const ids = sent[0]?.body.questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(sent[0]?.body.questions).toMatchObject([
      { type: 'text', question: 'Why us?', options: [], required: true },
      { type: 'multiple', options: ['Morning', 'Night', 'Weekend'], required: true },
      { type: 'yesno', question: 'Over 18?', options: [], required: false },
    ]);
  });

  it('are edited inline', async () => {
    await open();
    await add('Why us?');
    await fill(user, textOf(1), 'Which day?');
    await user.selectOptions(within(card(1)).getByLabelText('Answer Type'), 'Multiple Choice');
    await fill(user, option(1, 1), 'Monday');
    await fill(user, option(1, 2), 'Friday');
    await create();
    expect(sent[0]?.body.questions).toMatchObject([
      { type: 'multiple', question: 'Which day?', options: ['Monday', 'Friday'] },
    ]);
  });

  it('come back when a removal is undone', async () => {
    await open();
    await add('First?');
    await add('Second?');
    await press('Delete question 1');
    expect(questions()).toEqual(['Second?']);
    expect(screen.getByRole('button', { name: 'Reorder question 1' })).toHaveFocus();
    await press('Undo');
    expect(questions()).toEqual(['First?', 'Second?']);
  });

  it('are reordered by the arrow keys on the grip and by the arrow buttons', async () => {
    await open();
    for (const question of ['First?', 'Second?', 'Third?']) await add(question);
    const grip = (place: number) =>
      screen.getByRole('button', { name: `Reorder question ${String(place)}` });
    grip(1).focus();
    await user.keyboard('{ArrowDown}');
    expect(questions()).toEqual(['Second?', 'First?', 'Third?']);
    expect(grip(2)).toHaveFocus();
    expect(screen.getByText('Moved to position 2 of 3')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(questions()).toEqual(['Second?', 'Third?', 'First?']);
    await press('Move question 3 up');
    expect(questions()).toEqual(['Second?', 'First?', 'Third?']);
    expect(screen.getByRole('button', { name: 'Move question 2 up' })).toHaveFocus();
    await press('Move question 2 up');
    expect(questions()).toEqual(['First?', 'Second?', 'Third?']);
    expect(screen.getByRole('button', { name: 'Move question 1 up' })).toBeDisabled();
    expect(grip(1)).toHaveFocus();
  });
});

describe('the suggested questions', () => {
  const chips = () => within(screen.getByRole('tabpanel')).queryAllByRole('button');
  const showTab = (name: RegExp) => user.click(screen.getByRole('tab', { name }));

  it('are four categories of ten', async () => {
    await open();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['Experience 10', 'Background 10', 'Skills 10', 'Culture 10']);
    for (const name of [/^Background/, /^Skills/, /^Culture/]) {
      await showTab(name);
      expect(chips()).toHaveLength(10);
    }
  });

  it('become text questions, once, and return to their pool when removed', async () => {
    await open();
    await showTab(/^Background/);
    await press(SALARY);
    expect(questions()).toEqual([SALARY]);
    expect(screen.queryByRole('button', { name: SALARY })).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Background 9' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    await fill(user, textOf(1), 'What would you like to earn?');
    expect(screen.queryByRole('button', { name: SALARY })).not.toBeInTheDocument();
    await press('Delete question 1');
    expect(screen.getByRole('button', { name: SALARY })).toBeInTheDocument();
    expect(chips()).toHaveLength(10);
  });
});

describe('what a form must be', () => {
  it('not empty: the screen says so at its top', async () => {
    await open();
    await toggle('Full Name');
    await toggle('Email');
    await press('Create Application');
    expect(screen.getByRole('alert')).toHaveTextContent(EMPTY);
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    expect(sent).toEqual([]);
    await add('Why us?');
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
    await create();
  });

  it('with two options to choose from, each another', async () => {
    await open();
    await add('Which shift?', 'Multiple Choice');
    await press('Create Application');
    expect(
      screen.getByText('Please give a multiple-choice question at least two options.'),
    ).toBeVisible();
    expect(option(1, 1)).toHaveFocus();
    await user.keyboard('Morning{Enter}Morning');
    await press('Create Application');
    expect(screen.getByText('Each option of a question must be different.')).toBeVisible();
    await fill(user, option(1, 2), 'Evening');
    expect(screen.queryByText(/must be different/)).not.toBeInTheDocument();
    await create();
  });

  it('without a question that lost its text', async () => {
    await open();
    await add('Why us?');
    await user.clear(textOf(1));
    await press('Create Application');
    expect(textOf(1)).toBeInvalid();
    expect(textOf(1)).toHaveFocus();
    expect(sent).toEqual([]);
    await press('Delete question 1');
    await create();
  });

  it('without one that was written but not added', async () => {
    await open();
    await fill(user, writing(), 'Why us?');
    await press('Create Application');
    expect(screen.getByText(/not in the form yet/)).toBeVisible();
    expect(writing()).toHaveFocus();
    await user.keyboard('{Enter}');
    await create();
    expect(sent[0]?.body.questions).toMatchObject([{ question: 'Why us?' }]);
  });
});

describe('the preview', () => {
  it('shows what applicants will see, read-only', async () => {
    await open();
    await toggle('Start Date');
    await toggle(/^Resume/);
    await add('Which shift?', 'Multiple Choice');
    await user.keyboard('Morning{Enter}Evening');
    await add('Over 18?', 'Yes/No');
    await press('Preview');
    const preview = await screen.findByRole('dialog', { name: 'Application Preview' });
    expect(within(preview).getByLabelText(/^Full Name/)).toBeDisabled();
    expect(within(preview).getByLabelText('Start Date')).toBeDisabled();
    expect(within(preview).queryByLabelText('Phone')).not.toBeInTheDocument();
    expect(within(preview).getByText('PDF, DOC, or DOCX (Max 5MB)')).toBeVisible();
    const choices = within(preview).getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'Morning',
      'Evening',
      'Yes',
      'No',
    ]);
    expect(choices[0]).toBeDisabled();
    await user.click(within(preview).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Preview' })).toHaveFocus();
  });

  it('says that a form asks for nothing', async () => {
    await open();
    await toggle('Full Name');
    await toggle('Email');
    await press('Preview');
    expect(await screen.findByText('This form asks for nothing yet.')).toBeVisible();
  });
});

describe('a form that the job has', () => {
  it('fills the builder, and is replaced on saving', async () => {
    stored = STORED;
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Application Setup');
    expect(screen.getByText('Weekend Barista')).toBeVisible();
    expect(isOn('Current Education')).toBe(true);
    expect(isOn('City')).toBe(false);
    expect(questions()).toEqual(['Why us?', 'Which shift?', 'Over 16?', 'Hours a week?']);
    expect(option(2, 2)).toHaveValue('Evening');
    await press('Delete question 1');
    await press('Save Changes');
    expect(await screen.findByText(CREATED)).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      basicFields: { phone: { enabled: true, required: true }, city: { enabled: false } },
      documents: { resume: { enabled: true, required: true }, coverLetter: { enabled: false } },
      questions: [{ type: 'multiple' }, { type: 'yesno' }, { type: 'number' }],
    });
    expect(screen.getByText(/"wasEdited":true/)).toBeInTheDocument();
  });
});

describe('the setup', () => {
  it('is passed on to the next page', async () => {
    await open();
    await create();
    const { basicFields, documents, questions: asked, createdAt, closesAt, timeZone } = STORED;
    const form = { basicFields, documents, questions: asked, createdAt, closesAt, timeZone };
    const state = { ...form, jobId: JOB.id, wasEdited: false };
    expect(screen.getByText(JSON.stringify(state))).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is kept in the account, where another device goes on, and can be discarded', async () => {
    const before = await open();
    await toggle('Phone');
    await add('Why us?');
    before.unmount();
    await waitFor(() => {
      expect(draft?.setup.questions).toMatchObject([{ question: 'Why us?' }]);
    });
    await waitFor(() => {
      expect(sessionStorage).toHaveLength(0);
    });
    const after = await open();
    expect(screen.getByText('Your draft is back.')).toBeVisible();
    expect(isOn('Phone')).toBe(true);
    expect(questions()).toEqual(['Why us?']);
    await press('Start over');
    expect(isOn('Phone')).toBe(false);
    expect(questions()).toEqual([]);
    after.unmount();
    await waitFor(() => {
      expect(draft).toBeNull();
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('says when it was kept, a moment after the last change', async () => {
    await open();
    await toggle('Phone');
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    expect(kept).toHaveLength(1);
  });

  it('stays in the tab while the account cannot be reached, and asks before leaving', async () => {
    serveDraft(() => failure(429, 'too_many_requests', 'Not now.'));
    const before = await open();
    await add('Why us?');
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('Not now.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    before.unmount();
    serveDraft();
    await open();
    expect(questions()).toEqual(['Why us?']);
    dispatchEvent(new Event('online'));
    await waitFor(() => {
      expect(draft?.setup.questions).toMatchObject([{ question: 'Why us?' }]);
    });
  });

  it('goes on when only the response was lost', async () => {
    let isLost = true;
    serveDraft(() => {
      if (!isLost) return null;
      isLost = false;
      draft = { setup: { ...NEW_FORM_SETUP, next: typed }, updatedAt: otherDraft(1).updatedAt };
      return failure(429, 'too_many_requests', 'Not now.');
    });
    const typed = { type: 'text', question: 'Why us?' } as const;
    await open();
    await fill(user, writing(), typed.question);
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('Not now.')).toBeVisible();
    dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    expect(screen.queryByText(/changed on another device/)).not.toBeInTheDocument();
  });

  it('asks which version stays after a change on another device', async () => {
    await open();
    await fill(user, writing(), 'From the phone?');
    draft = otherDraft(1);
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('This form was changed on another device.')).toBeVisible();
    await press('Keep mine');
    await waitFor(() => {
      expect(draft?.setup.next.question).toBe('From the phone?');
    });
    draft = otherDraft(2);
    await fill(user, writing(), 'Again?');
    dispatchEvent(new Event('online'));
    await user.click(await screen.findByRole('button', { name: 'Use the other version' }));
    expect(writing()).toHaveValue('From the laptop?');
    expect(screen.queryByText('This form was changed on another device.')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('needs no confirmation before leaving', async () => {
    await open();
    await add('Why us?');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('Now at /employer')).toBeVisible();
    await waitFor(() => {
      expect(draft?.setup.questions).toMatchObject([{ question: 'Why us?' }]);
    });
  });

  it('needs no confirmation without changes', async () => {
    await open();
    await user.selectOptions(screen.getByLabelText('Question Type'), 'Yes/No');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('Now at /employer')).toBeVisible();
  });

  it('stays when saving fails, and is sent again with the same key', async () => {
    serveCreate(() => failure(409, 'idempotency_key_in_flight', 'Still being worked on.'));
    await open();
    await add('Why us?');
    await press('Create Application');
    expect(await screen.findByRole('alert')).toHaveTextContent('Still being worked on.');
    expect(questions()).toEqual(['Why us?']);
    await press('Create Application');
    await waitFor(() => {
      expect(sent).toHaveLength(2);
    });
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });
});

describe('a job', () => {
  it('of another employer is not found', async () => {
    serve(getApplicationSetup, () => failure(404, 'not_found', 'Not found.'), {
      only: { jobId: JOB.id },
    });
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We could not find this job',
    );
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/employer',
    );
  });

  it('with a malformed id is not found either', async () => {
    await open('nonsense');
    expect(screen.getByText('We could not find this job')).toBeVisible();
  });

  it('whose form did not load offers a retry', async () => {
    let isDown = true;
    serve(
      getApplicationSetup,
      () =>
        isDown
          ? failure(429, 'too_many_requests', 'Later.')
          : { applicationForm: null, draft: null },
      { only: { jobId: JOB.id } },
    );
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Later.');
    isDown = false;
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Create Application' })).toBeVisible();
  });
});
