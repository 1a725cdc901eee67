import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serveApi } from '../../../test/api-server.ts';
import {
  alert,
  expectOnce,
  field,
  fillInCompany,
  LOGO,
  logo,
  openCompanyStep,
  openEmployerSignup,
  press,
} from '../../../test/employer-signup.ts';
import { fill } from '../../../test/fill.ts';
import { stubObjectUrls } from '../../../test/stub-object-urls.ts';

serveApi();
stubObjectUrls();

const TOO_LARGE = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'wall.png', {
  type: 'image/png',
});
const ALL_FIELDS = 'Please fill in all required fields and upload a company logo';

describe('step 1', () => {
  it('asks for every field and leads to the first empty one', async () => {
    const user = userEvent.setup();
    openEmployerSignup();
    const steps = [
      ['Company name', 'Blue Finch Coffee'],
      ['Business email', 'hello'],
      ['Password', 'weak'],
      ['Confirm password', 'other'],
    ] as const;
    for (const [label, text] of steps) {
      await press(user, 'Next');
      expect(await alert()).toHaveTextContent(/^Please fill in all required fields$/);
      expect(field(label)).toHaveFocus();
      await fill(user, field(label), text);
    }
  });

  it('then says what is wrong with passwords and email, in this order', async () => {
    const user = userEvent.setup();
    openEmployerSignup();
    await fill(user, field('Company name'), 'Blue Finch Coffee');
    await fill(user, field('Business email'), 'hello');
    await fill(user, field('Password'), 'roasted!bean');
    await fill(user, field('Confirm password'), 'other');

    await press(user, 'Next');
    expect(await alert()).toHaveTextContent('Password must meet all requirements');
    expect(field('Password')).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription(/Password does not meet requirements$/);
    await fill(user, field('Password'), 'Roasted!bean');
    await press(user, 'Next');
    await expectOnce('Passwords do not match');
    expect(field('Confirm password')).toHaveFocus();
    await fill(user, field('Confirm password'), 'Roasted!bean');
    await press(user, 'Next');
    await expectOnce('Please enter a valid email address');
    expect(field('Business email')).toHaveFocus();

    await user.type(field('Business email'), '@bluefinch.example');
    await press(user, 'Next');
    expect(await screen.findByRole('button', { name: 'Create Account' })).toBeInTheDocument();
  });

  it('ticks off password requirements while typing', async () => {
    const user = userEvent.setup();
    openEmployerSignup();
    const list = within(screen.getByRole('list', { name: 'Password requirements' }));
    const met = () =>
      list.getAllByRole('listitem').filter(({ textContent }) => textContent.endsWith(' (met)'));
    expect(met()).toHaveLength(0);
    await fill(user, field('Password'), 'roasted!');
    expect(met()).toHaveLength(2);
    await user.type(field('Password'), 'Bean');
    expect(met()).toHaveLength(3);
  });
});

describe('step 2', () => {
  it('asks for every field and the logo, then for a complete phone, a web address and an EIN', async () => {
    const user = userEvent.setup();
    await openCompanyStep(user);
    await press(user, 'Create Account');
    expect(await alert()).toHaveTextContent(ALL_FIELDS);
    expect(logo()).toHaveFocus();

    await fillInCompany(user);
    await user.type(field('Phone'), '{Backspace}');
    await fill(user, field('Website (optional)'), 'bluefinch.example');
    await fill(user, field('EIN / tax number (optional)'), '12-345');

    await press(user, 'Create Account');
    await expectOnce('Please enter a complete 10-digit phone number');
    expect(field('Phone')).toHaveFocus();

    await user.type(field('Phone'), '3');
    await press(user, 'Create Account');
    await expectOnce('Please enter a valid website URL starting with http:// or https://');
    expect(field('Website (optional)')).toHaveFocus();

    await user.clear(field('Website (optional)'));
    await press(user, 'Create Account');
    await expectOnce('Please enter a valid 9-digit EIN number');
    expect(field('EIN / tax number (optional)')).toHaveFocus();
  });

  it('formats input', async () => {
    const user = userEvent.setup();
    await openCompanyStep(user);
    await user.type(field('City'), 'winston-salem 2!');
    await user.type(field('State'), 'n1c');
    await user.type(field('Phone'), '919555012345');
    await user.type(field('EIN / tax number (optional)'), '12-34567890');
    expect(field('City')).toHaveValue('Winston-Salem 2');
    expect(field('State')).toHaveValue('NC');
    expect(field('Phone')).toHaveValue('(919) 555-012345');
    expect(field('EIN / tax number (optional)')).toHaveValue('123456789');
  });

  it('shows the logo, changes and removes it', async () => {
    const user = userEvent.setup();
    await openCompanyStep(user);
    await user.upload(logo(), LOGO);
    expect(await screen.findByText('finch.png')).toBeInTheDocument();
    await user.upload(logo(), new File(['other'], 'other.png', { type: 'image/png' }));
    expect(await screen.findByText('other.png')).toBeInTheDocument();
    await press(user, 'Remove logo');
    expect(screen.queryByRole('img', { name: 'Your logo' })).not.toBeInTheDocument();
    expect(logo()).toHaveFocus();
  });

  it.each([
    [TOO_LARGE, 'File size must be less than 5MB'],
    [
      new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }),
      'Please choose a JPEG, PNG, WebP, GIF or AVIF image.',
    ],
  ])('refuses another logo and keeps the one before', async (file, message) => {
    const user = userEvent.setup({ applyAccept: false });
    await openCompanyStep(user);
    await user.upload(logo(), LOGO);
    await screen.findByText('finch.png');
    await user.upload(logo(), file);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('finch.png')).toBeInTheDocument();
  });

  it('goes back and loses nothing', async () => {
    const user = userEvent.setup();
    await openCompanyStep(user);
    await fillInCompany(user);
    await press(user, 'Back');
    expect(field('Password')).toHaveValue('Roasted!bean');
    expect(field('Password')).toBeVisible();
    await press(user, 'Next');
    await screen.findByRole('button', { name: 'Create Account' });
    expect(field('Phone')).toHaveValue('(919) 555-0123');
    expect(screen.getByText('finch.png')).toBeVisible();
  });

  it('says what joining confirms', async () => {
    await openCompanyStep(userEvent.setup());
    expect(
      screen.getByText(/you confirm that you are at least 16 years old\. You accept/),
    ).toBeInTheDocument();
  });
});
