import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { API, apiServer, serveApi } from '../../../../test/api-server.ts';
import { NO_CRITERIA } from '../criteria/search-criteria.ts';
import { PlaceDialog } from './place-dialog.tsx';

serveApi();

const RALEIGH = { id: 'city-4487042', kind: 'city', label: 'Raleigh', state: 'NC' };
const ZIP = { id: 'zip-27606', kind: 'zip', label: '27606 Raleigh', state: 'NC' };

function servePlaces(places: readonly object[]) {
  const asked: (string | null)[] = [];
  apiServer.use(
    http.get(`${API}/places`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json({ places });
    }),
  );
  return asked;
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{decodeURIComponent(pathname + search)}</p>;
}

function open() {
  const Routes = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <PlaceDialog
            criteria={{ ...NO_CRITERIA, searchQuery: 'barista' }}
            isOpen
            onOpenChange={() => undefined}
          />
          <Address />
        </>
      ),
    },
  ]);
  render(<Routes initialEntries={['/jobs']} />);
  return userEvent.setup();
}

const field = () => screen.getByRole('combobox', { name: 'City, ZIP code or campus' });
const address = () => screen.getByTestId('address').textContent;

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

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the choice of a place', () => {
  it('is made by the keyboard alone, and keeps the rest of the search', async () => {
    const asked = servePlaces([RALEIGH, ZIP]);
    const user = open();
    await user.type(field(), 'ra');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Raleigh, NCCity',
      '27606 Raleigh, NCZIP code',
    ]);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(address()).toBe(
      '/jobs?searchQuery=barista&searchLocation=27606+Raleigh,+NC&near=zip-27606',
    );
    expect(asked.at(-1)).toBe('ra');
  });

  it('is made by a press', async () => {
    servePlaces([RALEIGH]);
    const user = open();
    await user.type(field(), 'r');
    await user.click(await screen.findByRole('option'));
    expect(address()).toContain('near=city-4487042');
  });

  it('says so when no place begins like the text', async () => {
    servePlaces([]);
    const user = open();
    await user.type(field(), 'zz{Enter}');
    expect(await screen.findByText(/No place begins like this/)).toHaveAttribute('role', 'status');
    expect(address()).toBe('/jobs');
  });

  it('shows why places cannot be looked up', async () => {
    apiServer.use(http.get(`${API}/places`, () => HttpResponse.error()));
    const user = open();
    await user.type(field(), 'r');
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    expect(screen.queryByRole('option')).toBeNull();
  });
});

describe('Near me', () => {
  it('sends the point in a body, and searches around the nearest place', async () => {
    stubLocation({ latitude: 35.75, longitude: -78.7 });
    const bodies: unknown[] = [];
    apiServer.use(
      http.post(`${API}/places/nearest`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ places: [ZIP, RALEIGH] });
      }),
    );
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    await waitFor(() => expect(address()).toContain('near=zip-27606'));
    expect(address()).not.toContain('35.75');
    expect(bodies).toEqual([{ lat: 35.75, lon: -78.7 }]);
  });

  it('says what to do when the browser does not tell', async () => {
    stubLocation(null);
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/type a city, ZIP code or campus/);
  });

  it('says so far away from every place', async () => {
    stubLocation({ latitude: 51.5, longitude: 0 });
    apiServer.use(http.post(`${API}/places/nearest`, () => HttpResponse.json({ places: [] })));
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/no place in the United States/);
  });
});
