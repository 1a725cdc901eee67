import {
  closingDays,
  dayOf,
  defaultClosingDay,
  jobFieldNames,
  type JobFieldName,
  jobFields,
  JOBS_TIME_ZONE,
  createJobDraft,
  updateJobDraft,
  publishJobDraft,
  createJob,
} from '@nextshift/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import {
  EMPLOYER,
  idOf,
  IMPACT,
  makeDraft,
  makeJob,
  serveDrafts,
  serveJobs,
  signInEmployer,
} from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { clearDrafts } from '../../platform/session/drafts/drafts.ts';
import { formatDate } from '../../platform/text/format-date.ts';
import CreateJob from './create-job.tsx';

serveApi();

const IMAGE = new File(['image'], 'counter.png', { type: 'image/png' });
const CREATED = makeJob(9, { title: 'Weekend Barista' });

const WHOLE = {
  title: 'Weekend Barista',
  type: 'Part-time',
  description: 'Behind the counter.',
  city: 'Raleigh',
  state: 'NC',
  minWage: 15,
  payFrequency: 'Per Hour',
} as const;

let saves: [what: string, body: unknown][] = [];
let sent: { body: string; key: string | null }[] = [];

beforeEach(() => {
  sent = [];
  saves = [];
  serveJobs(() => []);
  refuseSaving();
  signInEmployer(IMPACT);
  // jsdom makes no object URLs.
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:preview';
      static override revokeObjectURL = () => undefined;
    },
  );
});

afterEach(() => {
  // Otherwise leaving the screen would save it.
  useAuthStore.setState({ kind: null });
});

/** Jobs are posted without a draft, however long the test takes to fill in the form. */
function refuseSaving() {
  serve(createJobDraft, () => failure(409, 'draft_limit_reached', 'You can keep up to 50 drafts.'));
}

/** Saves and publishes a draft, unless `refuse` responds to its publication. */
function serveSaving(draft = makeDraft(1), refuse?: () => Response) {
  serveDrafts(() => [draft]);
  serve(createJobDraft, ({ body }) => {
    saves.push(['POST', body]);
    return { draft };
  });
  serve(updateJobDraft, ({ body }) => {
    saves.push(['PUT', body]);
    const unscheduled = body.publishAt === null ? { publishAt: null, status: 'draft' } : {};
    return { draft: { ...draft, ...unscheduled } };
  });
  serve(publishJobDraft, ({ body }) => {
    saves.push(['publish', body]);
    if (refuse) return refuse();
    if (body.publishAt === null) return { newJob: CREATED };
    return { draft: { ...draft, status: 'scheduled', ...body } };
  });
  return draft;
}

/** Accepts the job, unless `refuse` responds. */
function serveCreate(refuse?: () => Response | undefined) {
  serve(createJob, async ({ request }) => {
    sent.push({ body: await request.text(), key: request.headers.get('idempotency-key') });
    return refuse?.() ?? HttpResponse.json({ newJob: CREATED }, { status: 201 });
  });
}

const user = userEvent.setup();
const open = () => renderPage('/employer/createjob', '/employer/createjob', CreateJob);
const openDraft = (draftId: string) =>
  renderPage(`/employer/createjob?draft=${draftId}`, '/employer/createjob', CreateJob);
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
    selector: 'input, select, textarea',
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Upload Job Image' });

async function fillIn() {
  await fill(user, field('Job Title'), 'Weekend Barista');
  await user.selectOptions(field('Job Type'), 'Part-time');
  await fill(user, field('Description'), 'Behind the counter.');
  await fill(user, field('City'), 'Raleigh');
  await fill(user, field('State'), 'nc');
  await fill(user, field('Pay Rate'), '15');
  await user.selectOptions(field('Pay Frequency'), 'Per Hour');
}

async function post() {
  await press('Create Job');
  const step = await dialog();
  await user.click(within(step).getByRole('button', { name: 'Create Job' }));
}

describe('the fields', () => {
  it('are filtered while typing', async () => {
    open();
    await user.type(field('ZIP Code'), '27a601-99');
    expect(field('ZIP Code')).toHaveValue('27601');
    await user.type(field('City'), '29 Palms!');
    expect(field('City')).toHaveValue('29 Palms');
    await user.type(field('State'), 'n1c');
    expect(field('State')).toHaveValue('NC');
  });

  it('have an input each', async () => {
    open();
    await user.selectOptions(field('Pay Frequency'), 'Once');
    // The website has none; shifts and tips have inputs of their own.
    const others: readonly JobFieldName[] = [
      'applyWebsite',
      ...(['shifts', 'eachWorks', 'tipped', 'tips'] as const),
    ];
    for (const name of jobFieldNames.filter((each) => !others.includes(each))) {
      expect(field(jobFields[name].label)).toBeInTheDocument();
    }
  });

  it('are previewed as a card, with the pay as cards say it', async () => {
    open();
    await fillIn();
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(preview.getByText('Weekend Barista')).toBeInTheDocument();
    expect(preview.getByText('$15 / hour')).toBeInTheDocument();
    await user.selectOptions(field('Pay Frequency'), 'Once');
    expect(preview.getByText('$15 once')).toBeInTheDocument();
  });

  it('note tips that words about the pay name, where they can be changed', async () => {
    open();
    await fillIn();
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    const hasTips = screen.getByRole('checkbox', { name: /^This job has tips/ });
    expect(hasTips).not.toBeChecked();
    await user.type(field('Compensation'), 'Plus tips, four to six dollars an hour');
    expect(hasTips).toBeChecked();
    expect(field('Tips an Hour, From')).toHaveValue('4');
    expect(field('Tips an Hour, To')).toHaveValue('6');
    expect(screen.getByText('Tips are noted below, apart from the pay.')).toBeVisible();
    const words = '$15 + tips, about $19–21 / hour, says the employer';
    expect(preview.getByText(words)).toBeInTheDocument();
    await fill(user, field('Tips an Hour, To'), '8,50');
    expect(preview.getByText(words.replace('21', '24'))).toBeInTheDocument();
    await fill(user, field('Tips an Hour, From'), '5-7');
    await user.tab();
    expect(field('Tips an Hour, From')).toHaveValue('5');
    expect(field('Tips an Hour, To')).toHaveValue('7');
    await user.click(hasTips);
    expect(preview.getByText('$15 / hour')).toBeInTheDocument();
    // Who says that there are none is not asked again.
    await user.type(field('Compensation'), ', paid weekly');
    expect(hasTips).not.toBeChecked();
    await fill(user, field('Compensation'), 'Including tips');
    expect(hasTips).toBeChecked();
    expect(screen.getByText(/^Does the pay above include tips\?/)).toBeVisible();
  });

  it('read tips in the pay as tips', async () => {
    open();
    await user.type(field('Pay Rate'), '$2.13 + tips');
    await user.tab();
    expect(field('Pay Rate')).toHaveValue('2.13');
    expect(screen.getByText('Read as $2.13, plus tips.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^This job has tips/ })).toBeChecked();
  });

  it("offer the contract's values, with One Time shown as Once", () => {
    open();
    const frequencies = within(field('Pay Frequency')).getAllByRole<HTMLOptionElement>('option');
    expect(frequencies.map(({ label }) => label)).toEqual([
      'Choose a frequency',
      'Once',
      'Gift Card',
      'Per Hour',
      'Per Day',
      'Per Week',
      'Per Month',
    ]);
    expect(frequencies[1]).toHaveValue('One Time');
  });

  it('show inline what is missing, and send nothing', async () => {
    open();
    await press('Create Job');
    expect(await screen.findByText('Please enter a job title')).toBeInTheDocument();
    expect(field('Job Title')).toHaveFocus();
    expect(field('Job Title')).toBeInvalid();
    expect(screen.getByText('Please choose a job type')).toBeInTheDocument();
    expect(screen.getByText('Please enter a description')).toBeInTheDocument();
    expect(screen.getByText('Please enter a city')).toBeInTheDocument();
    expect(screen.getByText('Please enter a state')).toBeInTheDocument();
    expect(screen.getByText('Please enter a pay rate')).toBeInTheDocument();
    expect(screen.getByText('Please choose a pay frequency')).toBeInTheDocument();
    expect(screen.getByText('7 fields need your attention.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('refuse a minimum wage above the maximum', async () => {
    open();
    await fillIn();
    await fill(user, field('Minimum Wage'), '20');
    await fill(user, field('Maximum Wage'), '15');
    await press('Create Job');
    expect(
      await screen.findByText('The minimum wage must not be above the maximum wage'),
    ).toBeInTheDocument();
  });

  it('trim requirements and tags, and drop blanks and duplicates', async () => {
    serveCreate();
    open();
    await fillIn();
    for (const text of ['Weekends ', '  ', 'Weekends', 'Friendly']) {
      await fill(user, field('Requirements'), text);
      await user.keyboard('{Enter}');
    }
    await post();
    await screen.findByText(/Now at/);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      requirements: ['Weekends', 'Friendly'],
      tags: [],
    });
  });

  it.each([
    ['15-18', ['15', '15', '18'], 'Read as $15 to $18.'],
    ['15,50', ['15.50', '', ''], 'Read as $15.50.'],
    ['$15/hr', ['15', '', ''], 'Read as $15, per hour.'],
    ['1,500', ['1500', '', ''], 'Read as $1,500.'],
    ['2.13 plus tips', ['2.13', '', ''], 'Read as $2.13, plus tips.'],
  ])('read the pay %j when it is left, and say how', async (typed, values, words) => {
    open();
    await user.type(field('Pay Rate'), typed);
    await user.tab();
    expect(await screen.findByText(words)).toBeVisible();
    const labels = ['Pay Rate', 'Minimum Wage', 'Maximum Wage'];
    expect(labels.map((label) => field(label).value)).toEqual(values);
    if (typed.endsWith('hr')) expect(field('Pay Frequency')).toHaveValue('Per Hour');
  });

  it('fill both ends from a range that is typed into the minimum', async () => {
    open();
    await user.type(field('Minimum Wage'), '15–18{Enter}');
    expect(['Minimum Wage', 'Maximum Wage'].map((label) => field(label).value)).toEqual([
      '15',
      '18',
    ]);
    expect(field('Pay Rate')).toHaveValue('');
  });

  it('no longer ask for one amount once a range has its two fields', async () => {
    open();
    await user.type(field('Minimum Wage'), '15.500');
    await user.tab();
    const question = await screen.findByText('Please write 15.50 or 15,500');
    await user.clear(field('Minimum Wage'));
    await user.type(field('Minimum Wage'), '15-18');
    await user.tab();
    expect(field('Maximum Wage')).toHaveValue('18');
    await waitFor(() => {
      expect(question).not.toBeInTheDocument();
    });
    expect(screen.queryByText(/^Please enter one amount here/)).not.toBeInTheDocument();
  });

  it.each([
    ['15.500', 'Please write 15.50 or 15,500'],
    ['18-15', 'Please enter the lower amount first'],
    ['fifteen', 'Please enter a valid amount'],
  ])('ask about the pay %j and leave it as typed', async (typed, question) => {
    open();
    await user.type(field('Pay Rate'), typed);
    await user.tab();
    expect(await screen.findByText(question)).toBeVisible();
    expect(field('Pay Rate')).toHaveValue(typed);
  });

  it('ask for the amount alone where the frequency says something else', async () => {
    open();
    await user.selectOptions(field('Pay Frequency'), 'Per Week');
    await user.type(field('Pay Rate'), '15/hr');
    await user.tab();
    expect(await screen.findByText('Please enter the amount alone, without words')).toBeVisible();
    expect(field('Pay Frequency')).toHaveValue('Per Week');
  });

  it('accept a closing date from today to a year ahead', async () => {
    open();
    const { first, last } = closingDays(JOBS_TIME_ZONE, new Date());
    expect(field('Closes on')).toHaveAttribute('min', first);
    expect(field('Closes on')).toHaveAttribute('max', last);
    await fill(user, field('Closes on'), '2020-01-01');
    await user.tab();
    expect(await screen.findByText('The closing date must be today or later')).toBeVisible();
    await fill(user, field('Closes on'), first);
    await user.tab();
    await waitFor(() => {
      expect(field('Closes on')).toBeValid();
    });
  });

  it('set a closing date 30 days ahead with one press', async () => {
    open();
    await press('Set it to 30 days from today');
    expect(field('Closes on')).toHaveValue(defaultClosingDay(JOBS_TIME_ZONE, new Date()));
  });

  it('copy the address of the company with one press', async () => {
    open();
    await press('Use company address');
    expect(field('Address')).toHaveValue('12 Oak Street');
    expect(field('City')).toHaveValue('Raleigh');
    expect(field('State')).toHaveValue('NC');
  });
});

describe('posting', () => {
  it('sends the job, stores it and opens its page', async () => {
    serveCreate();
    open();
    await fillIn();
    await post();
    expect(await screen.findByText(`Now at /employer/jobsuccess?job=${CREATED.id}`)).toBeVisible();
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      title: 'Weekend Barista',
      type: 'Part-time',
      state: 'NC',
      payRate: 15,
      schedule: 'Part-time',
      applyWebsite: null,
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks once whether pay below the minimum wage is right', async () => {
    serveCreate();
    open();
    await fillIn();
    await fill(user, field('Pay Rate'), '6.50');
    await press('Create Job');
    const question = await screen.findByRole('alertdialog', { name: 'Is $6.50 an hour right?' });
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'It is right' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Create Job' }));
    expect(await screen.findByText(/Now at/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('happens once, however often the button is pressed', async () => {
    serveCreate();
    open();
    await fillIn();
    await press('Create Job');
    await user.dblClick(within(await dialog()).getByRole('button', { name: 'Create Job' }));
    await screen.findByText(/Now at/);
    expect(sent).toHaveLength(1);
  });

  it('asks again below the minimum wage, by the hours of a gig', async () => {
    open();
    await fillIn();
    await user.selectOptions(field('Pay Frequency'), 'One Time');
    await fill(user, field('Expected Hours'), '3');
    await press('Create Job');
    const question = await screen.findByRole('alertdialog', { name: 'Is $5 an hour right?' });
    await user.click(within(question).getByRole('button', { name: 'Change the pay' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Create Job');
    await user.click(await screen.findByRole('button', { name: 'It is right' }));
    expect(await dialog()).toBeInTheDocument();
  });

  it('names empty starred fields, and continues without them', async () => {
    open();
    await fillIn();
    await user.selectOptions(field('Industry'), 'Restaurant');
    await press('Create Job');
    expect(await dialog()).toHaveTextContent('Still empty: Job Image');
  });

  it('sends the image, after a preview', async () => {
    serveCreate();
    open();
    await fillIn();
    await press('Upload Job Image');
    const step = await dialog();
    await user.upload(within(step).getByLabelText(/Drag and drop/), IMAGE);
    expect(await within(step).findByRole('img', { name: 'Preview of the job' })).toBeVisible();
    await user.click(within(step).getByRole('button', { name: 'Done' }));
    await post();
    await screen.findByText(/Now at/);
    expect(sent[0]?.body).toMatch(/name="jobImage"; filename=.+\s+Content-Type: image\/png/);
  });

  it('takes a chosen image back by Cancel', async () => {
    open();
    await press('Upload Job Image');
    const step = await dialog();
    await user.upload(within(step).getByLabelText(/Drag and drop/), IMAGE);
    await within(step).findByRole('img', { name: 'Preview of the job' });
    await user.click(within(step).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Upload Job Image' })).toHaveFocus();
    expect(screen.queryByRole('img', { name: 'Preview of the job' })).not.toBeInTheDocument();
  });

  it('removes a chosen image', async () => {
    open();
    await press('Upload Job Image');
    const step = await dialog();
    await user.upload(within(step).getByLabelText(/Drag and drop/), IMAGE);
    await user.click(await within(step).findByRole('button', { name: 'Remove image' }));
    expect(within(step).getByLabelText(/Drag and drop/)).toBeInTheDocument();
  });

  it.each([
    [
      'larger than 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'wall.png', { type: 'image/png' }),
      'File size must be less than 5MB',
    ],
    [
      'that is no image',
      new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }),
      'Please choose a JPEG, PNG, WebP, GIF or AVIF image.',
    ],
  ])('refuses a file %s', async (_kind, file, message) => {
    open();
    await press('Upload Job Image');
    const step = await dialog();
    const input = within(step).getByLabelText(/Drag and drop/);
    await userEvent.setup({ applyAccept: false }).upload(input, file);
    expect(await within(step).findByText(message)).toBeInTheDocument();
  });
});

describe('a refusal', () => {
  it('for the limit of the plan shows the restrictions and keeps the input', async () => {
    const details = { planType: 'none', maxActiveJobs: 0, activeJobs: 0 };
    serveCreate(() => failure(403, 'plan_limit_reached', 'The plan is full.', details));
    open();
    await fillIn();
    await post();
    const restrictions = await screen.findByRole('dialog', { name: 'Posting a job needs a plan' });
    expect(restrictions).toHaveTextContent('Your planFree');
    expect(restrictions).toHaveTextContent('Active jobs0 of 0 used');
    expect(within(restrictions).getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/employer/subscription?plan=basic',
    );
    await user.click(within(restrictions).getByRole('button', { name: 'Not now' }));
    expect(field('Job Title')).toHaveValue('Weekend Barista');
  });

  it('of a field is shown at the field', async () => {
    serveCreate(() =>
      HttpResponse.json(
        {
          code: 'validation_failed',
          message: 'No.',
          issues: [{ path: ['city'], message: 'No such city' }],
        },
        { status: 400 },
      ),
    );
    open();
    await fillIn();
    await post();
    expect(await screen.findByText('No such city')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be retried with the same key, and with another after a change', async () => {
    serveCreate(() => failure(409, 'idempotency_key_in_flight', 'Still being worked on.'));
    open();
    await fillIn();
    await post();
    const step = await dialog();
    expect(await within(step).findByRole('alert')).toHaveTextContent('Still being worked on.');
    await user.click(within(step).getByRole('button', { name: 'Create Job' }));
    await waitFor(() => {
      expect(sent).toHaveLength(2);
    });
    await within(step).findByRole('alert');
    await user.click(within(step).getByRole('button', { name: 'Cancel' }));
    await fill(user, field('Job Title'), 'Evening Barista');
    await post();
    await waitFor(() => {
      expect(sent).toHaveLength(3);
    });
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('the draft in this tab', () => {
  it('is restored after a reload, and can be discarded', async () => {
    const before = open();
    await fillIn();
    before.unmount();
    open();
    expect(field('Job Title')).toHaveValue('Weekend Barista');
    expect(field('Job Type')).toHaveValue('Part-time');
    await press('Start over');
    expect(field('Job Title')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('leads to the one on the server, after a reload that began before the address named it', async () => {
    serveSaving(makeDraft(1, { fields: { title: 'Weekend Barista' } }));
    const before = open();
    await fill(user, field('Job Title'), 'Weekend Barista');
    await press('Save draft');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    // A reload unmounts nothing.
    const kept = Object.entries(sessionStorage);
    before.unmount();
    for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
    open();
    await waitFor(() => {
      expect(field('Job Title')).toHaveValue('Weekend Barista');
    });
    expect(saves.map(([what]) => what)).toEqual(['POST']);
  });

  it('belongs to its employer alone and is deleted on sign-out', async () => {
    open();
    await fill(user, field('Job Title'), 'Weekend Barista');
    expect(Object.keys(sessionStorage)).toEqual([`draft:${EMPLOYER.id}:job`]);
    clearDrafts(EMPLOYER.id);
    expect(sessionStorage).toHaveLength(1);
    clearDrafts(idOf(99));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is protected by a confirmation when it could not be saved', async () => {
    open();
    await fill(user, field('Job Title'), 'Weekend Barista');
    await press('Save draft');
    expect(await screen.findByText('You can keep up to 50 drafts.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(field('Job Title')).toHaveValue('Weekend Barista');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Now at /employer')).toBeInTheDocument();
  });

  it('needs no confirmation without input', async () => {
    open();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('Now at /employer')).toBeInTheDocument();
  });
});

describe('a draft on the server', () => {
  it('is made by the first change, and follows the others', async () => {
    const { updatedAt } = serveSaving();
    open();
    await press('Save draft');
    await fill(user, field('Job Title'), 'Weekend Barista');
    await fill(user, field('State'), 'n');
    await press('Save draft');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    await fill(user, field('Pay Rate'), '16.5');
    await press('Save draft');
    const chosen = { locationType: 'On-site', openings: 1, tipped: false, minimumAge: 16 };
    await waitFor(() => {
      expect(saves).toEqual([
        ['POST', { fields: { title: 'Weekend Barista', ...chosen } }],
        ['PUT', { fields: { title: 'Weekend Barista', ...chosen, payRate: 16.5 }, updatedAt }],
      ]);
    });
  });

  it('is saved on leaving, without a question', async () => {
    serveSaving();
    open();
    await fill(user, field('Job Title'), 'Weekend Barista');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('Now at /employer')).toBeInTheDocument();
    await waitFor(() => {
      expect(saves).toHaveLength(1);
    });
    await waitFor(() => {
      expect(sessionStorage).toHaveLength(0);
    });
  });

  it('is opened, and published with what was changed', async () => {
    const fields = { ...WHOLE, applyWebsite: 'https://copper.example/jobs' };
    const draft = serveSaving(makeDraft(1, { fields, hasForm: true }));
    openDraft(draft.id);
    expect(await screen.findByDisplayValue('Behind the counter.')).toBeVisible();
    expect(screen.getByText(/application form of the copied job/)).toBeVisible();
    await fill(user, field('Job Title'), 'Evening Barista');
    await post();
    expect(await screen.findByText(`Now at /employer/jobsuccess?job=${CREATED.id}`)).toBeVisible();
    expect(saves).toMatchObject([
      [
        'PUT',
        { fields: { title: 'Evening Barista', payRate: 0, applyWebsite: fields.applyWebsite } },
      ],
      ['publish', { publishAt: null }],
    ]);
    expect(sent).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is kept when it cannot be published', async () => {
    const draft = serveSaving(makeDraft(1, { fields: WHOLE }), () =>
      failure(403, 'plan_limit_reached', 'The plan is full.', {
        planType: 'impact',
        maxActiveJobs: 2,
        activeJobs: 2,
      }),
    );
    openDraft(draft.id);
    await screen.findByDisplayValue('Behind the counter.');
    await post();
    const limit = await screen.findByRole('dialog', { name: 'Active job limit reached' });
    expect(limit).toHaveTextContent('What you typed stays under Drafts');
  });

  it('is published at a time on the clocks of Raleigh', async () => {
    const draft = serveSaving(makeDraft(1, { fields: WHOLE }));
    openDraft(draft.id);
    await screen.findByDisplayValue('Behind the counter.');
    await press('Publish at a time');
    const step = await screen.findByRole('dialog', { name: 'Publish at a time' });
    const day = within(step).getByLabelText(/^Day/);
    const { first, last } = closingDays(JOBS_TIME_ZONE, new Date());
    fireEvent.change(day, { target: { value: '2020-01-01' } });
    await user.click(within(step).getByRole('button', { name: 'Schedule' }));
    expect(await within(step).findByText('Please choose a time in the future')).toBeVisible();
    expect(day).toHaveAttribute('min', first);
    fireEvent.change(day, { target: { value: last } });
    fireEvent.change(within(step).getByLabelText(/^Time/), { target: { value: '00:00' } });
    await user.click(within(step).getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Now at /employer?tab=scheduled')).toBeVisible();
    const [, publication] = saves;
    expect(publication?.[0]).toBe('publish');
    const { publishAt } = publication?.[1] as { publishAt: string };
    expect(dayOf(new Date(publishAt))).toBe(last);
  });

  it('is taken off its schedule', async () => {
    const publishAt = '2999-01-05T14:00:00.000Z';
    const draft = serveSaving(makeDraft(1, { fields: WHOLE, status: 'scheduled', publishAt }));
    openDraft(draft.id);
    expect(await screen.findByText('Goes live on Jan 5, 2999, 9:00 AM EST.')).toBeVisible();
    await press('Take off schedule');
    await waitFor(() => {
      expect(screen.queryByText(/Goes live/)).not.toBeInTheDocument();
    });
    expect(saves).toMatchObject([['PUT', { publishAt: null, fields: draft.fields }]]);
  });

  it('says at once what keeps it from being published at its time', async () => {
    const publishAt = '2999-01-05T14:00:00.000Z';
    const draft = serveSaving(makeDraft(1, { fields: WHOLE, status: 'scheduled', publishAt }));
    openDraft(draft.id);
    expect(await screen.findByText('Goes live on Jan 5, 2999, 9:00 AM EST.')).toBeVisible();
    await user.clear(field('Description'));
    expect(
      await screen.findByText(/^Scheduled, but incomplete: Please enter a description\./),
    ).toBeVisible();
    await fill(user, field('Description'), 'Behind the bar.');
    await fill(user, field('Closes on'), '2998-12-31');
    expect(
      await screen.findByText(/incomplete: The closing date must be today or later\./),
    ).toBeVisible();
  });

  it('is shown as a seeker sees it', async () => {
    const draft = serveSaving(makeDraft(1, { fields: WHOLE }));
    openDraft(draft.id);
    await screen.findByDisplayValue('Behind the counter.');
    await press('Preview as a seeker');
    const preview = await screen.findByRole('dialog', { name: 'Weekend Barista' });
    expect(preview).toHaveTextContent('Blue Finch Coffee · Raleigh, NC');
    expect(preview).toHaveTextContent('Behind the counter.');
    // No closing date means 30 days.
    const end = formatDate(defaultClosingDay(JOBS_TIME_ZONE, new Date()));
    expect(preview).toHaveTextContent(`Closes${end}`);
  });

  it('that is gone is named as such', async () => {
    openDraft(idOf(77));
    expect(await screen.findByText('This draft is gone')).toBeVisible();
  });
});

describe('a full plan', () => {
  it('is announced before the form is filled in', async () => {
    serveJobs(() => [makeJob(1), makeJob(2)]);
    open();
    expect(
      await screen.findByText(/your plan’s limit of active jobs \(2\) is reached/),
    ).toBeVisible();
  });
});
