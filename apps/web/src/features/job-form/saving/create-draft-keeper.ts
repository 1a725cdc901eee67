import type { CreateJobBody, JobDraft as SavedDraft, JobDraftFields } from '@nextshift/contract';
import {
  draftOfJob,
  EMPTY_DRAFT,
  fieldsOfDraft,
  isSameDraft,
  type JobDraft,
} from '../job-draft.ts';
import { createAutosave, type SavingState } from './create-autosave.ts';

/** A moment without typing. */
const DELAY_MS = 1_500;

/** A new file, or the address of the stored image. */
export type DraftImage = File | string | null;

interface DraftToSave {
  readonly draftId: string | null;
  readonly fields: JobDraftFields;
  readonly image: File | null | undefined;
  readonly unschedules?: boolean;
}

export type SaveDraft = (draft: DraftToSave) => Promise<SavedDraft>;

interface DraftContent {
  readonly values: JobDraft;
  readonly image: DraftImage;
}

interface DraftKeeperOptions {
  /** The draft that the form started with; null for a new job. */
  readonly opened: SavedDraft | null;
  readonly save: SaveDraft;
  readonly onState: (state: SavingState, error?: unknown) => void;
  /** The values are on the server now. */
  readonly onStored: (values: JobDraft, draftId: string) => void;
}

/** Keeps the form of a new job on the server, from its first change on. */
export function createDraftKeeper({ opened, save, onState, onStored }: DraftKeeperOptions) {
  let draftId = opened?.id ?? null;
  let storedImage: DraftImage = opened?.jobImage ?? null;
  let content: DraftContent = {
    values: opened ? draftOfJob(opened.fields) : EMPTY_DRAFT,
    image: storedImage,
  };

  async function store(
    fields: JobDraftFields,
    image: DraftImage,
    change: { unschedules?: boolean } = {},
  ): Promise<string> {
    const newImage = image instanceof File ? image : null;
    const { id } = await save({
      draftId,
      fields: withFieldsOutsideForm(fields, opened),
      image: image === storedImage ? undefined : newImage,
      ...change,
    });
    draftId = id;
    storedImage = image;
    return id;
  }

  const autosave = createAutosave<DraftContent>({
    stored: content,
    delayMs: DELAY_MS,
    isSame: (one, other) => one.image === other.image && isSameDraft(one.values, other.values),
    async store({ values, image }) {
      onStored(values, await store(fieldsOfDraft(values), image));
    },
    onState,
  });

  return {
    change(part: Partial<DraftContent>): void {
      content = { ...content, ...part };
      autosave.change(content);
    },
    flush: autosave.flush,
    isSaved: autosave.isSaved,
    hasDraft: () => draftId !== null,
    /** Nothing is left to save: the job is posted, or the draft scheduled. */
    finish: () => {
      autosave.markStored();
    },
    /** The draft's id once no request is in progress; null while there is none. */
    async settle(): Promise<string | null> {
      await autosave.pause();
      return draftId;
    },
    /** Saves the fields of a whole job, to be published. @returns the draft's id */
    storeWhole: (body: CreateJobBody) => store(body, content.image),
    /** Saves everything and takes the draft off its schedule. */
    async unschedule(): Promise<void> {
      await autosave.pause();
      await store(fieldsOfDraft(content.values), content.image, { unschedules: true });
      autosave.markStored();
    },
  };
}

/** The form has no field for a website, and none for a start in words. */
function withFieldsOutsideForm(fields: JobDraftFields, opened: SavedDraft | null): JobDraftFields {
  const { applyWebsite, startDate } = opened?.fields ?? {};
  const isInWords = startDate && draftOfJob({ startDate }).startDate === '';
  return {
    ...fields,
    ...(applyWebsite ? { applyWebsite } : {}),
    ...(isInWords && !fields.startDate ? { startDate } : {}),
  };
}
