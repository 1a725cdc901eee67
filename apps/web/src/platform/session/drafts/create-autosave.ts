/** Idle: nothing to say yet. */
export type SavingState = 'idle' | 'saving' | 'saved' | 'failed';

interface AutosaveOptions<Content> {
  /** The content that is stored already. */
  readonly stored: Content;
  /** How long after the last change it is saved, in milliseconds. */
  readonly delayMs: number;
  readonly isSame: (one: Content, other: Content) => boolean;
  readonly store: (content: Content) => Promise<void>;
  readonly onState: (state: SavingState, error?: unknown) => void;
}

/** Saves changed content a moment after the last change, one request at a time. */
export function createAutosave<Content>(options: AutosaveOptions<Content>) {
  const { delayMs, isSame, store, onState } = options;
  let stored = options.stored;
  let content = stored;
  let isStoredKnown = true;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const isSaved = () => isStoredKnown && isSame(content, stored);

  function markStored(saved: Content): void {
    stored = saved;
    isStoredKnown = true;
  }

  async function run(): Promise<void> {
    const saving = content;
    onState('saving');
    try {
      await store(saving);
      markStored(saving);
      onState('saved');
    } catch (error) {
      onState('failed', error);
      throw error;
    } finally {
      running = undefined;
    }
  }

  /** Saves now what is not saved yet, after the request in progress. @throws what `store` throws */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (running) await running.catch(() => undefined);
    if (isStopped || isSaved()) return;
    running = run();
    await running;
  }

  return {
    change(next: Content): void {
      content = next;
      clearTimeout(timer);
      if (isStopped || isSaved()) return;
      timer = setTimeout(() => void flush().catch(() => undefined), delayMs);
    },
    flush,
    /** Waits for the request in progress; the next change starts anew. */
    async pause(): Promise<void> {
      clearTimeout(timer);
      while (running) await running.catch(() => undefined);
    },
    /** Takes the content as stored: nothing is left to save. */
    markStored(): void {
      clearTimeout(timer);
      markStored(content);
    },
    /** Saves nothing until it is resumed, and whatever the content is then. */
    stop(): void {
      clearTimeout(timer);
      isStopped = true;
      isStoredKnown = false;
    },
    resume(): void {
      isStopped = false;
    },
    isSaved,
  };
}
