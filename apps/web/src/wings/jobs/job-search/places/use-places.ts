import { findPlaces, PLACE_TEXT_MAX, type Place } from '@nextshift/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';

interface FoundPlaces {
  /** What was looked up; null before the first response. */
  readonly text: string | null;
  readonly places: readonly Place[];
  readonly failure: string | null;
}

const NONE: FoundPlaces = { text: null, places: [], failure: null };

/** The places that begin with a text; those of the text before until they arrive. */
export function usePlaces(typed: string): FoundPlaces {
  const text = typed.trim().slice(0, PLACE_TEXT_MAX);
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (text === '') return undefined;
    const abort = new AbortController();
    const show = (next: FoundPlaces) => {
      if (!abort.signal.aborted) setFound(next);
    };
    browserApi.call(findPlaces, { query: { q: text }, signal: abort.signal }).then(
      ({ body }) => show({ text, places: body.places, failure: null }),
      (error: unknown) => {
        if (error instanceof ApiError) show({ text, places: [], failure: error.message });
      },
    );
    return () => abort.abort();
  }, [text]);
  return text === '' ? NONE : found;
}
