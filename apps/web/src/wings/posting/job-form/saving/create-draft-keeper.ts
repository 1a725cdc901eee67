import type { CreateJobBody, JobDraft as SavedDraft, JobDraftFields } from '@nextshift/contract';
import {
  createAutosave,
  type SavingState,
} from '../../../../platform/session/drafts/create-autosave.ts';
import { fieldsOfDraft, isSameDraft, type JobDraft } from '../job-draft.ts';
import type { LoadDraft, RestoredInput, SaveDraft } from './draft-saving.ts';
import {
  differencesFrom,
  type DraftEvent,
  type DraftObstacle,
  obstacleOf,
  reduceDraft,
  startDraft,
} from './draft-state.ts';
import {
  type DraftContent,
  type DraftImage,
  isGone,
  isLost,
  isStale,
  type SentDraft,
} from './draft-versions.ts';
import { withFieldsOutsideForm } from './fields-outside-form.ts';

/** A moment without typing. */
const DELAY_MS = 1_500;

interface DraftKeeperOptions {
  /** The draft that the form started with; null for a new job. */
  readonly opened: SavedDraft | null;
  readonly restored: RestoredInput | null;
  readonly save: SaveDraft;
  readonly load: LoadDraft;
  readonly onState: (state: SavingState, error?: unknown) => void;
  /** The values are on the server now. */
  readonly onStored: (values: JobDraft, draftId: string) => void;
  /** The draft as the server has it now. */
  readonly onSaved: (saved: SavedDraft) => void;
  /** The image was replaced elsewhere, or went with its draft. */
  readonly onImage: (image: DraftImage) => void;
  readonly onObstacle: (obstacle: DraftObstacle | null) => void;
}

/** Keeps the form of a new job on the server, from its first change on. */
export function createDraftKeeper(options: DraftKeeperOptions) {
  const { opened, restored, save, load, onState, onStored, onSaved, onImage, onObstacle } = options;
  let state = startDraft(opened, restored);
  const autosave = createAutosave<DraftContent>({
    stored: state.content,
    delayMs: DELAY_MS,
    isSame: (one, other) => one.image === other.image && isSameDraft(one.values, other.values),
    async store({ values, image }) {
      onStored(values, await store(fieldsOfDraft(values), image));
    },
    onState,
  });
  const initialObstacle = obstacleOf(state);
  if (initialObstacle) autosave.stop();

  function dispatch(event: DraftEvent): void {
    const before = state;
    state = reduceDraft(before, event);
    const { content } = state;
    if (content !== before.content) autosave.change(content);
    if (content.image !== before.content.image) onImage(content.image);
    const obstacle = obstacleOf(state);
    if (obstacle === obstacleOf(before)) return;
    if (obstacle) autosave.stop();
    else autosave.resume();
    onObstacle(obstacle);
  }

  async function store(
    fields: JobDraftFields,
    image: DraftImage,
    change: { unschedules?: boolean } = {},
  ): Promise<string> {
    const { base } = state.status;
    const sent = { fields: withFieldsOutsideForm(fields, state.outsideForm), image };
    const newImage = image instanceof File ? image : null;
    try {
      const saved = await save({
        draftId: base?.id ?? null,
        updatedAt: base?.updatedAt,
        fields: sent.fields,
        image: image === state.storedImage ? undefined : newImage,
        ...change,
      });
      dispatch({ type: 'saved', saved, image });
      onSaved(saved);
      return saved.id;
    } catch (error) {
      if (isLost(error)) dispatch({ type: 'lost', sent });
      if (await mayOverwrite(error, sent)) return store(fields, image, change);
      throw error;
    }
  }

  /** Finds out after a refusal whether saving again overwrites nothing that others saved. */
  async function mayOverwrite(error: unknown, sent: SentDraft): Promise<boolean> {
    const { base } = state.status;
    if (isGone(error)) dispatch({ type: 'gone' });
    if (base === null || !isStale(error)) return false;
    const saved = await load(base.id).catch(() => undefined);
    if (saved === null) dispatch({ type: 'gone' });
    if (!saved || saved.updatedAt === base.updatedAt) return false;
    dispatch({ type: 'refused', saved, sent });
    return state.status.base === saved;
  }

  return {
    change: (part: Partial<DraftContent>) => {
      dispatch({ type: 'typed', part });
    },
    flush: autosave.flush,
    isSaved: autosave.isSaved,
    hasDraft: () => state.status.base !== null,
    version: () => state.status.base?.updatedAt ?? null,
    /** What keeps the restored input from being saved. */
    initialObstacle,
    differences: (saved: SavedDraft) => differencesFrom(state, saved),
    /** Whether a failed publication left the form with an obstacle. */
    isHeldUpBy(error: unknown): boolean {
      if (isGone(error)) dispatch({ type: 'gone' });
      return obstacleOf(state) !== null;
    },
    /** Proceeds with the version of another device. @returns its content */
    takeOther(saved: SavedDraft): JobDraft {
      dispatch({ type: 'took-other', saved });
      autosave.markStored();
      onSaved(saved);
      onState('idle');
      return state.content.values;
    },
    /** Proceeds with what was typed; what only another device changed stays. @returns the content */
    keepMine(saved: SavedDraft): JobDraft {
      dispatch({ type: 'kept-mine', saved });
      return state.content.values;
    },
    /** Saves what was typed as another draft; an image on the server cannot be copied. */
    async saveAsNew(): Promise<void> {
      dispatch({ type: 'detached' });
      await autosave.flush();
    },
    /** Nothing is left to save: the job is posted, or the draft scheduled. */
    finish: () => {
      autosave.markStored();
    },
    /** The draft's id once no request is in progress; null while there is none. */
    async settle(): Promise<string | null> {
      await autosave.pause();
      return state.status.base?.id ?? null;
    },
    /** Saves the fields of a whole job, to be published. @returns the draft's id */
    storeWhole: (body: CreateJobBody) => store(body, state.content.image),
    /** Saves everything and takes the draft off its schedule. */
    async unschedule(): Promise<void> {
      await autosave.pause();
      const { values, image } = state.content;
      await store(fieldsOfDraft(values), image, { unschedules: true });
      autosave.markStored();
    },
  };
}
