import {
  type SeekerFile,
  getSeekerFile,
  type Endpoint,
  suspendSeeker,
  restoreSeeker,
} from '@nextshift/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { idOf } from '../../../test/employer-world.ts';
import {
  sampleSeekerFile,
  sampleSuspension,
  signInOperator,
} from '../../../test/operator-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { forgetOperator } from '../../platform/session/operator/operator-store.ts';
import OperatorSeeker from './operator-seeker.tsx';

serveApi();

const user = userEvent.setup();

beforeEach(signInOperator);
afterEach(forgetOperator);

async function open(file: () => SeekerFile) {
  serve(getSeekerFile, () => ({ seeker: file() }));
  renderPage(`/operator/seekers/${idOf(2)}`, '/operator/seekers/:seekerId', OperatorSeeker);
  await screen.findByRole('heading', { level: 1 });
}

function answer(endpoint: Endpoint, respond: () => Response) {
  const sent: unknown[] = [];
  serve(endpoint, ({ body }) => {
    sent.push(body);
    return respond();
  });
  return sent;
}

const suspended = (undoableForMs: number | null) =>
  sampleSeekerFile({
    suspendedAt: '2026-01-07T17:00:00.000Z',
    suspension: sampleSuspension(undoableForMs),
  });

it('shows counts instead of the profile, and can only be suspended', async () => {
  const sent = answer(suspendSeeker, () => HttpResponse.json({ seeker: suspended(600_000) }));
  await open(() => sampleSeekerFile());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maya Finch');
  expect(screen.getByText('Of these undecided').parentElement).toHaveTextContent('2');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.keyboard('v');
  expect(screen.getByRole('textbox', { name: /^Reason/ })).not.toHaveFocus();
  await user.keyboard('s');
  await user.keyboard('Harassment.{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { name: 'Suspended' })).toHaveFocus();
  expect(sent).toEqual([{ reason: 'Harassment.' }]);
});

it('is restored at a press, and later for a reason', async () => {
  const sent = answer(restoreSeeker, () => HttpResponse.json({ seeker: sampleSeekerFile() }));
  await open(() => suspended(600_000));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Act on the account' })).toHaveFocus();
  expect(sent).toEqual([{ reason: 'Undone within ten minutes.' }]);
});

it('shows that another operator was faster', async () => {
  let file = suspended(null);
  await open(() => file);
  answer(restoreSeeker, () => {
    file = sampleSeekerFile();
    return failure(409, 'account_unchanged', 'Another operator acted first.');
  });
  await user.keyboard('r');
  await user.keyboard('A mistake.{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^Another operator acted first\./)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Act on the account' })).toBeInTheDocument();
});

it('is said not to exist', async () => {
  serve(getSeekerFile, () => failure(404, 'not_found', 'No.'));
  renderPage('/operator/seekers/x', '/operator/seekers/:seekerId', OperatorSeeker);
  expect(await screen.findByRole('heading', { name: 'There is no such seeker' })).toBeVisible();
});
