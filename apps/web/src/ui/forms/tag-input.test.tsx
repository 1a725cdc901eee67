import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TagInput } from './tag-input.tsx';

function Clubs({ onSubmit }: { onSubmit?: () => void }) {
  const [values, setValues] = useState<string[]>(['Chess']);
  return (
    <form onSubmit={onSubmit}>
      <TagInput
        label="Clubs"
        values={values}
        onValuesChange={setValues}
        suggestions={['Debate', 'Chess']}
      />
    </form>
  );
}

const input = () => screen.getByRole('textbox', { name: 'Clubs' });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Clubs' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('tag input', () => {
  it('adds the typed text on Enter, clears the input and does not submit the form', async () => {
    const onSubmit = vi.fn();
    render(<Clubs onSubmit={onSubmit} />);
    await userEvent.type(input(), ' Rowing {Enter}');
    expect(chosen()).toEqual(['Chess', 'Rowing']);
    expect(input()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('Rowing added');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ignores blanks and duplicates', async () => {
    render(<Clubs />);
    await userEvent.type(input(), '   {Enter}');
    await userEvent.type(input(), 'Chess{Enter}');
    await userEvent.type(input(), 'chess{Enter}');
    expect(chosen()).toEqual(['Chess']);
    expect(input()).toHaveValue('');
  });

  it('adds by its plus button and by a suggestion, which then disappears', async () => {
    render(<Clubs />);
    await userEvent.type(input(), 'Film');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Clubs' }));
    await userEvent.click(screen.getByRole('button', { name: 'Debate' }));
    expect(chosen()).toEqual(['Chess', 'Film', 'Debate']);
    expect(screen.queryByRole('button', { name: 'Debate' })).not.toBeInTheDocument();
  });

  it('adds what was typed at the release of a press elsewhere, before its click', async () => {
    const seen = vi.fn(chosen);
    render(
      <>
        <Clubs />
        <button type="button" onClick={() => seen()}>
          Save
        </button>
      </>,
    );
    await userEvent.type(input(), 'Film');
    const user = userEvent.setup();
    await user.pointer({
      keys: '[MouseLeft>]',
      target: screen.getByRole('button', { name: 'Save' }),
    });
    expect(input()).not.toHaveFocus();
    expect(chosen()).toEqual(['Chess']);
    await user.pointer('[/MouseLeft]');
    expect(seen).toHaveReturnedWith(['Chess', 'Film']);
  });

  it('removes a tag and puts the focus back into the input', async () => {
    render(<Clubs />);
    await userEvent.type(input(), 'Film{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Chess' }));
    expect(chosen()).toEqual(['Film']);
    expect(input()).toHaveFocus();
  });
});
