import { undoEmailChange } from '@nextshift/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { renderPage } from '../../../test/render-page.tsx';
import UndoEmail from './undo-email.tsx';

serveApi();

const user = userEvent.setup();

afterEach(() => {
  history.replaceState(null, '', '/');
});

function open(response: () => Response) {
  const sent: unknown[] = [];
  serve(undoEmailChange, ({ body }) => {
    sent.push(body);
    return response();
  });
  history.replaceState(null, '', '/undo-email?token=secret');
  renderPage('/undo-email?token=secret', '/undo-email', UndoEmail);
  return sent;
}

it.each([
  ['user', '/resetpassword?token=fresh'],
  ['employer', '/resetpassword?token=fresh&accountType=employer'],
])('takes the account of a %s back and asks for a new password', async (accountType, path) => {
  const body = { message: 'Done.', accountType, resetToken: 'fresh' };
  const sent = open(() => HttpResponse.json(body));
  const button = await screen.findByRole('button', { name: 'Keep My Address' });
  expect(sent).toEqual([]);
  await user.click(button);
  expect(await screen.findByText(`Now at ${path}`)).toBeInTheDocument();
  expect(sent).toEqual([{ token: 'secret' }]);
});

it('says so if the link has expired', async () => {
  open(() => failure(400, 'link_invalid', 'This link is invalid or has expired.'));
  await user.click(await screen.findByRole('button', { name: 'Keep My Address' }));
  expect(await screen.findByText('This link is invalid or has expired.')).toBeInTheDocument();
});
