const AREA = 'live';

/** How far an account's news was heard in this tab. */
export interface StreamProgress {
  read(): string | null;
  write(eventId: string): void;
}

/**
 * Begins where the page before it in this tab has stopped: what this page shows was read later. A page that is kept for
 * Back goes on from where it was itself, and so reads what is stored only once.
 */
export function createStreamProgress(): StreamProgress {
  let lastEventId = readStored();
  return {
    read: () => lastEventId,
    write(eventId) {
      lastEventId = eventId;
      try {
        sessionStorage.setItem(AREA, eventId);
      } catch {
        // With storage full or blocked, the next page reads everything again.
      }
    },
  };
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(AREA);
  } catch {
    return null;
  }
}
