import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInThisContext } from 'node:vm';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import captureInput from './capture-input.ts?inline-script';

const page = document.createElement('div');

// React's development build warns about the mark on pressed controls, hence `suppressHydrationWarning`.
let root: Root | undefined;

/** Loads server HTML with the script in its head. */
function arrive(content: ReactNode) {
  page.innerHTML = renderToString(content);
  document.body.append(page);
  runInThisContext(captureInput);
}

const tell = (what: 'hydrated' | 'ready') => {
  act(() => void document.dispatchEvent(new Event(`nextshift:${what}`)));
};

function hydrate(content: ReactNode) {
  act(() => {
    root = hydrateRoot(page, content);
  });
  tell('hydrated');
}

function start(content: ReactNode) {
  hydrate(content);
  tell('ready');
}

afterEach(() => {
  tell('ready');
  act(() => root?.unmount());
  root = undefined;
  page.remove();
  delete document.documentElement.dataset.still;
  cleanup();
});

describe('a press before hydration', () => {
  it('shows immediately, and is replayed after hydration', async () => {
    const onClick = vi.fn();
    const button = (
      <button suppressHydrationWarning type="button" data-pending="Applying..." onClick={onClick}>
        Apply
      </button>
    );
    arrive(button);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveAttribute('data-pressed', 'Applying...');
    start(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).not.toHaveAttribute('data-pressed');
  });

  it('is replayed once, however often and early it was pressed', async () => {
    const onClick = vi.fn();
    const button = (
      <button suppressHydrationWarning type="button" onClick={onClick}>
        Apply
      </button>
    );
    arrive(button);
    await userEvent.dblClick(screen.getByRole('button'));
    hydrate(button);
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    tell('ready');
    expect(onClick).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('is replayed in order', async () => {
    const done: string[] = [];
    const buttons = ['one', 'two'].map((name) => (
      <button suppressHydrationWarning key={name} type="button" onClick={() => done.push(name)}>
        {name}
      </button>
    ));
    arrive(buttons);
    await userEvent.click(screen.getByText('two'));
    await userEvent.click(screen.getByText('one'));
    start(buttons);
    expect(done).toEqual(['two', 'one']);
  });

  it('is dropped if the button means something else by then', async () => {
    const onClick = vi.fn();
    const saying = (words: string) => (
      <button suppressHydrationWarning type="button" onClick={onClick}>
        {words}
      </button>
    );
    arrive(saying('Save'));
    await userEvent.click(screen.getByRole('button'));
    hydrate(saying('Save'));
    act(() => root?.render(saying('Saved')));
    tell('ready');
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).not.toHaveAttribute('data-pressed');
  });

  it('is dropped on leaving the page', async () => {
    const onClick = vi.fn();
    const button = <button suppressHydrationWarning type="button" onClick={onClick} />;
    arrive(button);
    await userEvent.click(screen.getByRole('button'));
    dispatchEvent(new Event('pagehide'));
    expect(screen.getByRole('button')).not.toHaveAttribute('data-pressed');
    start(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is dropped if the scripts fail to load', async () => {
    const onClick = vi.fn();
    const button = <button suppressHydrationWarning type="button" onClick={onClick} />;
    arrive(button);
    await userEvent.click(screen.getByRole('button'));
    const script = document.createElement('script');
    page.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
    expect(screen.getByRole('button')).not.toHaveAttribute('data-pressed');
    start(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is left to the browser on a page without scripts', async () => {
    document.documentElement.dataset.still = '';
    arrive(
      <button suppressHydrationWarning type="button">
        Again
      </button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).not.toHaveAttribute('data-pressed');
  });
});

describe('a form submitted before hydration', () => {
  function makeForm() {
    const sent = vi.fn<(email: unknown) => void>();
    const form = (
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('email'));
        }}
      >
        <input name="email" aria-label="Email" />
        <button suppressHydrationWarning type="submit" data-pending="Signing in...">
          Sign In
        </button>
      </form>
    );
    return { form, sent };
  }

  it.each(['{Enter}', 'click'])('is sent with its values at the replay (%s)', async (how) => {
    const { form, sent } = makeForm();
    arrive(form);
    await userEvent.type(screen.getByRole('textbox'), 'robin');
    if (how === 'click') await userEvent.click(screen.getByRole('button'));
    else await userEvent.keyboard(how);
    expect(screen.getByRole('button')).toHaveAttribute('data-pressed', 'Signing in...');
    await userEvent.type(screen.getByRole('textbox'), '@mail');
    start(form);
    expect(sent.mock.calls).toEqual([['robin@mail']]);
  });

  it('is left to the browser if it is a search', async () => {
    const form = (
      <form action="/jobs">
        <button suppressHydrationWarning type="submit">
          Find
        </button>
      </form>
    );
    arrive(form);
    const submitted = vi.fn<(event: Event) => void>((event) => {
      event.preventDefault();
    });
    page.addEventListener('submit', submitted, { once: true });
    await userEvent.click(screen.getByRole('button'));
    expect(submitted).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toHaveAttribute('data-pressed');
  });
});

describe('input before hydration', () => {
  function Fields({ onHear }: { onHear: (what: string) => void }) {
    const [text, setText] = useState('');
    const [kept, setKept] = useState('as it was');
    const [checked, setChecked] = useState(false);
    return (
      <>
        <input
          aria-label="Text"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        <textarea
          aria-label="Cleared"
          value={kept}
          onChange={(event) => {
            setKept(event.target.value);
          }}
        />
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => {
            setChecked(event.target.checked);
          }}
        />
        <select
          onChange={(event) => {
            onHear(event.target.value);
          }}
        >
          <option>Any</option>
          <option>Raleigh</option>
        </select>
        <output>{JSON.stringify({ text, kept, checked })}</output>
      </>
    );
  }

  it('reaches the page, and stays visible', () => {
    const onHear = vi.fn();
    arrive(<Fields onHear={onHear} />);
    const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
    // Not typed by userEvent, which tracks the fields like React.
    fireEvent.input(screen.getByRole('textbox', { name: 'Cleared' }), { target: { value: '' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Raleigh' } });
    fireEvent.input(text, { target: { value: 'robin' } });
    text.focus();
    text.setSelectionRange(2, 2);
    hydrate(<Fields onHear={onHear} />);
    expect(screen.getByText('{"text":"robin","kept":"","checked":true}')).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(onHear.mock.calls).toEqual([['Raleigh']]);
    expect([text.value, text.selectionStart, text.selectionEnd]).toEqual(['robin', 2, 2]);
  });

  it('is left alone during a composition', () => {
    const onHear = vi.fn();
    arrive(<Fields onHear={onHear} />);
    const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
    fireEvent.compositionStart(text);
    fireEvent.input(text, { target: { value: 'ni' } });
    hydrate(<Fields onHear={onHear} />);
    expect(screen.getByText('{"text":"","kept":"as it was","checked":false}')).toBeVisible();
  });
});

describe('what is typed after a press that opens a dialog', () => {
  function Search() {
    const [words, setWords] = useState<string | null>(null);
    return (
      <>
        <button
          suppressHydrationWarning
          type="button"
          aria-haspopup="dialog"
          onClick={() => setWords('')}
        >
          Search
        </button>
        {words === null ? null : (
          <input autoFocus value={words} onChange={({ target }) => setWords(target.value)} />
        )}
      </>
    );
  }

  it('goes to the field that the dialog focuses', async () => {
    arrive(<Search />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('art a{Backspace}gala');
    start(<Search />);
    expect(screen.getByRole('textbox')).toHaveValue('art gala');
    await userEvent.type(screen.getByRole('textbox'), 's');
    expect(screen.getByRole('textbox')).toHaveValue('art galas');
  });

  it('is dropped on leaving the page', async () => {
    arrive(<Search />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('gala');
    dispatchEvent(new Event('pagehide'));
    start(<Search />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});
