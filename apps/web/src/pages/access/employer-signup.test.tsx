import { signUpEmployer } from '@nextshift/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { serve, serveApi } from '../../../test/api-server.ts';
import {
  alert,
  expectOnce,
  field,
  fillInAccount,
  fillInCompany,
  openCompanyStep,
  openEmployerSignup,
  press,
} from '../../../test/employer-signup.ts';
import { EMPLOYER } from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import { stubObjectUrls } from '../../../test/stub-object-urls.ts';

serveApi();
stubObjectUrls();

/** Lets the registration succeed, and collects the request bodies. */
function acceptSignup() {
  const sent: string[] = [];
  serve(signUpEmployer, async ({ request }) => {
    sent.push(await request.text());
    return { employer: EMPLOYER };
  });
  return sent;
}

function refuseWith(answer: Response) {
  serve(signUpEmployer, () => answer);
}

describe('sending', () => {
  it('sends both steps and the logo once, and leads to the login', async () => {
    const user = userEvent.setup();
    const sent = acceptSignup();
    await openCompanyStep(user, '/employer/signup?next=%2Femployer%2Fcreatejob');
    await fillInCompany(user);
    await user.dblClick(screen.getByRole('button', { name: 'Create Account' }));

    const title = await screen.findByRole('heading', { name: 'Registration Successful!' });
    expect(title).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Proceed to Login' })).toHaveAttribute(
      'href',
      '/employer/login?next=%2Femployer%2Fcreatejob',
    );
    expect(sent).toHaveLength(1);
    const fields = {
      companyName: 'Blue Finch Coffee',
      email: 'hello@bluefinch.example',
      password: 'Roasted!bean',
      address: '12 Hargett St',
      city: 'Raleigh',
      state: 'NC',
      phone: '9195550123',
    };
    for (const [name, text] of Object.entries(fields)) {
      expect(sent[0]).toContain(`name="${name}"\r\n\r\n${text}\r\n`);
    }
    expect(sent[0]).toContain('name="logo"; filename=');
    expect(sessionStorage).toHaveLength(0);
  });

  it('carries the address to the first sign-in', async () => {
    const user = userEvent.setup();
    acceptSignup();
    await openCompanyStep(user);
    await fillInCompany(user);
    await press(user, 'Create Account');
    await user.click(await screen.findByRole('link', { name: 'Proceed to Login' }));
    expect(await screen.findByText('Now at /employer/login')).toBeInTheDocument();
    expect(screen.getByText(JSON.stringify({ registeredEmail: EMPLOYER.email }))).toBeVisible();
  });

  it('goes back to an email that is taken', async () => {
    const user = userEvent.setup();
    const message = 'An account with this email already exists.';
    refuseWith(HttpResponse.json({ code: 'email_taken', message }, { status: 409 }));
    await openCompanyStep(user);
    await fillInCompany(user);
    await press(user, 'Create Account');
    await expectOnce(message);
    expect(field('Business email')).toHaveFocus();
    expect(field('Business email')).toHaveAccessibleDescription(message);
  });

  it("shows the server's message about the company beside its field", async () => {
    const user = userEvent.setup();
    const message = 'Please use at most 200 characters';
    const issues = [{ path: ['address'], message }];
    refuseWith(HttpResponse.json({ code: 'validation_failed', message, issues }, { status: 400 }));
    await openCompanyStep(user);
    await fillInCompany(user);
    await press(user, 'Create Account');
    await expectOnce(message);
    expect(field('Street address')).toHaveFocus();
  });

  it('shows its own message if the server sends none', async () => {
    const user = userEvent.setup();
    refuseWith(HttpResponse.html('<h1>Proxy</h1>', { status: 407 }));
    await openCompanyStep(user);
    await fillInCompany(user);
    await press(user, 'Create Account');
    expect(await alert()).toHaveTextContent(
      'An error occurred during registration. Please try again.',
    );
  });
});

describe('after a reload', () => {
  it('still has the input, but no password', async () => {
    const user = userEvent.setup();
    openEmployerSignup();
    await fillInAccount(user);
    await press(user, 'Next');
    await fill(user, field('Street address'), '12 Hargett St');
    expect(JSON.stringify(sessionStorage)).not.toContain('Roasted');
    document.body.replaceChildren();

    openEmployerSignup();
    expect(field('Company name')).toHaveValue('Blue Finch Coffee');
    expect(field('Password')).toHaveValue('');
    expect(field('Street address')).toHaveValue('12 Hargett St');
  });
});
