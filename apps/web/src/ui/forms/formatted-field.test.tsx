import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormattedField } from './formatted-field.tsx';
import { formatCity, formatTypedPhone, formatZip } from './input-formats.ts';

function ControlledPhone() {
  const [value, setValue] = useState('');
  return (
    <FormattedField
      label="Phone"
      format={formatTypedPhone}
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
      }}
    />
  );
}

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });

function expectText(withCaret: string) {
  const { value, selectionStart } = phone();
  const caret = selectionStart ?? 0;
  expect(`${value.slice(0, caret)}|${value.slice(caret)}`).toBe(withCaret);
}

describe.each([
  ['controlled', <ControlledPhone key="controlled" />],
  ['uncontrolled', <FormattedField key="free" label="Phone" format={formatTypedPhone} />],
])('a %s formatted field', (_kind, field) => {
  it('formats while typing at the end', async () => {
    render(field);
    await userEvent.type(phone(), '5551234567');
    expectText('(555) 123-4567|');
  });

  it('keeps the caret beside a digit typed in the middle', async () => {
    render(field);
    await userEvent.type(phone(), '55513467');
    expectText('(555) 134-67|');
    await userEvent.type(phone(), '2', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    expectText('(555) 12|3-467');
  });

  it('steps back over a bracket and then deletes the digit before it', async () => {
    render(field);
    await userEvent.type(phone(), '5551234567');
    await userEvent.type(phone(), '{Backspace}', {
      initialSelectionStart: 5,
      initialSelectionEnd: 5,
    });
    expectText('(555|) 123-4567');
    await userEvent.keyboard('{Backspace}');
    expectText('(55|1) 234-567');
  });

  it('steps forward over a dash with Delete and then deletes the digit after it', async () => {
    render(field);
    await userEvent.type(phone(), '5551234567');
    await userEvent.type(phone(), '{Delete}', {
      initialSelectionStart: 9,
      initialSelectionEnd: 9,
    });
    expectText('(555) 123-|4567');
    await userEvent.keyboard('{Delete}');
    expectText('(555) 123-|567');
  });

  it('accepts a pasted number with its country code', async () => {
    render(field);
    await userEvent.click(phone());
    await userEvent.paste('+1 (555) 123 4567');
    expectText('(555) 123-4567|');
  });

  it.each(['+91 98765 43210', '919.555.0123 x4', 'ask Robin'])(
    'leaves %j as it was pasted',
    async (text) => {
      render(field);
      await userEvent.click(phone());
      await userEvent.paste(text);
      expectText(`${text}|`);
    },
  );

  it('takes no digit away while typing', async () => {
    render(field);
    await userEvent.type(phone(), '919876543210');
    expectText('(919) 876-543210|');
  });
});

it.each(['Raleigh @ Main_St', 'Raleigh!', 'Raleigh<b>', 'ask Robin: Cary'])(
  'leaves the city %j whole as it was pasted',
  async (text) => {
    render(<FormattedField label="City" format={formatCity} />);
    await userEvent.click(screen.getByLabelText('City'));
    await userEvent.paste(text);
    expect(screen.getByLabelText('City')).toHaveValue(text);
  },
);

it('writes the dash of a pasted city as a hyphen', async () => {
  render(<FormattedField label="City" format={formatCity} />);
  await userEvent.click(screen.getByLabelText('City'));
  await userEvent.paste('winston\u2011salem');
  expect(screen.getByLabelText('City')).toHaveValue('Winston-Salem');
});

it('passes the formatted value to onChange', async () => {
  const seen = vi.fn<(value: string) => void>();
  render(
    <FormattedField
      label="ZIP"
      format={formatZip}
      onChange={(event) => {
        seen(event.target.value);
      }}
    />,
  );
  await userEvent.type(screen.getByLabelText('ZIP'), '2a7');
  expect(seen.mock.calls.map(([value]) => value)).toEqual(['2', '2', '27']);
});
