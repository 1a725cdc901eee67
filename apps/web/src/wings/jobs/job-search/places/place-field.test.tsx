import { findPlaces, findNearestPlaces } from '@nextshift/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { serve, serveApi } from '../../../../../test/api-server.ts';
import type { PlaceChoice } from './place-choice.ts';
import { PlaceField } from './place-field.tsx';

serveApi();

const CITIES = [
  { city: 'Raleigh', state: 'NC', activeJobs: 9 },
  { city: 'Durham', state: 'NC', activeJobs: 1 },
];
const RALEIGH = { id: 'city-4487042', kind: 'city', label: 'Raleigh', state: 'NC' };
const CAMPUS = { id: 'campus-199193', kind: 'campus', label: 'NC State', state: 'NC' };
const ZIP = { id: 'zip-27606', kind: 'zip', label: '27606 Raleigh', state: 'NC' };

function servePlaces(places: readonly object[]) {
  const asked: (string | null)[] = [];
  serve(findPlaces, ({ query }) => {
    asked.push(query.get('q'));
    return { places };
  });
  return asked;
}

const chosen: PlaceChoice[] = [];

function open(at: PlaceChoice = { searchLocation: '', near: null }, radius: number | null = null) {
  chosen.length = 0;
  function Field() {
    const [choice, setChoice] = useState(at);
    const [searched, setSearched] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('searchLocation');
          setSearched(typeof typed === 'string' ? typed : '');
        }}
      >
        <PlaceField
          cities={CITIES}
          chosen={{ ...choice, radius }}
          onChoose={(next) => {
            chosen.push(next);
            setChoice(next);
          }}
        />
        <p>Searched {searched}</p>
      </form>
    );
  }
  render(<Field />);
  return userEvent.setup();
}

const field = () => screen.getByRole('combobox', { name: 'City, ZIP or campus' });
const options = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

/** What the device says; null if the person refuses. */
function stubLocation(coords: object | null) {
  const getCurrentPosition = (found: (position: object) => void, refused: () => void) => {
    if (coords) found({ coords });
    else refused();
  };
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }),
  );
}

describe('the field of a place', () => {
  it('offers where the device is and the cities with jobs when it is entered', async () => {
    const user = open();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.click(field());
    expect(await options()).toEqual(['Near me', 'Raleigh, NC9 jobs', 'Durham, NC1 job']);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen).toEqual([{ searchLocation: 'Durham', near: null }]);
    expect(field()).toHaveValue('Durham');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('finds cities with jobs first, then places, by the keyboard alone', async () => {
    const asked = servePlaces([RALEIGH, ZIP]);
    const user = open();
    await user.type(field(), 'ra');
    await waitFor(async () =>
      expect(await options()).toEqual([
        'Only in Raleigh, NC9 jobs',
        'Within 10 mi of Raleigh, NCCity',
        'Within 10 mi of 27606 Raleigh, NCZIP code',
        'Near me',
      ]),
    );
    const shown = screen.getAllByRole('option');
    expect(field()).toHaveAttribute('aria-activedescendant', shown[0]?.id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', shown[2]?.id);
    expect(shown[2]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{ArrowDown}{Enter}');
    expect(chosen).toEqual([{ searchLocation: '27606 Raleigh, NC', near: 'zip-27606' }]);
    expect(asked.at(-1)).toBe('ra');
  });

  it.each([
    ['nc', 'All of North CarolinaState', 'North Carolina'],
    ['texas', 'All of TexasState', 'Texas'],
    ['remote', 'Remote jobsFrom anywhere', 'Remote'],
  ])('takes %j for what it says before a town of that name', async (text, option, value) => {
    servePlaces([RALEIGH]);
    const user = open();
    await user.type(field(), text);
    await waitFor(async () => expect((await options())[0]).toBe(option));
    await user.keyboard('{Enter}');
    expect(chosen).toEqual([{ searchLocation: value, near: null }]);
  });

  it('waits for the places of what was typed when Enter comes first', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    serve(findPlaces, async () => {
      await answered;
      return { places: [ZIP] };
    });
    const user = open();
    await user.click(field());
    await options();
    await user.keyboard('27606{Enter}');
    expect(chosen).toEqual([]);
    answer();
    await waitFor(() =>
      expect(chosen).toEqual([{ searchLocation: '27606 Raleigh, NC', near: 'zip-27606' }]),
    );
  });

  it.each(['before', 'after'])(
    'searches what was typed by Enter, %s it is known that no place begins so, and closes',
    async (when) => {
      servePlaces([]);
      const user = open();
      await user.click(field());
      await options();
      await user.keyboard('nowhere');
      if (when === 'after') await screen.findByText(/No place starts with this/);
      await user.keyboard('{Enter}');
      expect(await screen.findByText('Searched nowhere')).toBeInTheDocument();
      expect(field()).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByRole('listbox')).toBeNull();
    },
  );

  it('says around which distance it would search', async () => {
    servePlaces([RALEIGH]);
    const user = open({ searchLocation: 'Durham, NC', near: 'city-4464368' }, 25);
    await user.type(field(), 'r');
    expect(
      await screen.findByRole('option', { name: /^Within 25 mi of Raleigh/ }),
    ).toBeInTheDocument();
  });

  it('chooses by a press', async () => {
    servePlaces([RALEIGH]);
    const user = open();
    await user.type(field(), 'r');
    await user.click(await screen.findByRole('option', { name: /^Within 10 mi of Raleigh/ }));
    expect(chosen).toEqual([{ searchLocation: 'Raleigh, NC', near: 'city-4487042' }]);
  });

  it('goes back to what is chosen on Escape', async () => {
    servePlaces([]);
    const user = open({ searchLocation: 'Durham', near: null });
    await user.type(field(), 'ral{Escape}');
    expect(field()).toHaveValue('Durham');
    expect(screen.queryByRole('option')).toBeNull();
    expect(chosen).toEqual([]);
  });

  it('says so when no place begins like the text', async () => {
    servePlaces([]);
    const user = open();
    await user.type(field(), 'zz');
    expect(await screen.findByText(/No place starts with this/)).toHaveAttribute('role', 'status');
  });

  it('shows why places cannot be looked up', async () => {
    serve(findPlaces, () => HttpResponse.error());
    const user = open();
    await user.type(field(), 'zz');
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  });
});

describe('Near me', () => {
  const press = async () => {
    const user = open();
    await user.click(field());
    await user.click(await screen.findByRole('option', { name: 'Near me' }));
  };

  it('sends the point in a body, and searches around the nearest ZIP code', async () => {
    stubLocation({ latitude: 35.75, longitude: -78.7 });
    const bodies: unknown[] = [];
    serve(findNearestPlaces, ({ body }) => {
      bodies.push(body);
      return { places: [CAMPUS, RALEIGH, ZIP] };
    });
    await press();
    await waitFor(() => expect(chosen.at(-1)?.near).toBe('zip-27606'));
    expect(bodies).toEqual([{ lat: 35.75, lon: -78.7 }]);
  });

  it('says what to do when the browser does not tell', async () => {
    stubLocation(null);
    await press();
    expect(await screen.findByText(/type a city, ZIP code or campus/)).toBeInTheDocument();
  });

  it('says so far away from every place', async () => {
    stubLocation({ latitude: 51.5, longitude: 0 });
    serve(findNearestPlaces, () => ({ places: [] }));
    await press();
    expect(await screen.findByText(/no place in the United States/)).toBeInTheDocument();
  });
});
