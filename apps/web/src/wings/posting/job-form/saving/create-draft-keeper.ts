import type { CreateJobBody, JobDraft as SavedDraft, JobDraftFields } from '@nextshift/contract';
import {
  draftOfJob,
  EMPTY_DRAFT,
  fieldsOfDraft,
  isSameDraft,
  type JobDraft,
} from '../job-draft.ts';
import { mergeVersions } from '../conflict/differing-fields.ts';
import { createAutosave, type SavingState } from './create-autosave.ts';
import type { DraftObstacle, LoadDraft, RestoredInput, SaveDraft } from './draft-saving.ts';
import { withFieldsOutsideForm } from './fields-outside-form.ts';
import {
  differencesOf,
  type DraftContent,
  type DraftImage,
  isGone,
  isLost,
  isStale,
  isStoredAs,
  type SentDraft,
} from './draft-versions.ts';

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
  readonly onImage: (image: string | null) => void;
  readonly onObstacle: (obstacle: DraftObstacle | null) => void;
}

/** Keeps the form of a new job on the server, from its first change on. */
export function createDraftKeeper(options: DraftKeeperOptions) {
  const { opened, restored, save, load, onState, onStored, onSaved, onImage } = options;
  /** The draft as the server had it last; null while there is none. */
  let base = opened;
  /** Fields that are not in the form stay as they are. */
  let outsideForm = opened?.fields ?? {};
  /** The image of the form that is stored, and its address on the server. */
  let storedImage: DraftImage = opened?.jobImage ?? null;
  let imageAddress = opened?.jobImage ?? null;
  let content: DraftContent = {
    values: opened ? draftOfJob(opened.fields) : EMPTY_DRAFT,
    image: storedImage,
  };
  /** Whether the input was typed over `base`, and not over an older version that is gone. */
  let isTypedOverBase = true;
  let obstacle: DraftObstacle | null = null;
  /** What was sent without a response: the server may have stored any of these. */
  let unanswered: SentDraft[] = [];

  async function store(
    fields: JobDraftFields,
    image: DraftImage,
    change: { unschedules?: boolean } = {},
  ): Promise<string> {
    const isImageKept = image === storedImage;
    const newImage = image instanceof File ? image : null;
    const sent = { fields: withFieldsOutsideForm(fields, outsideForm), image };
    try {
      const saved = await save({
        draftId: base?.id ?? null,
        updatedAt: base?.updatedAt,
        fields: sent.fields,
        image: isImageKept ? undefined : newImage,
        ...change,
      });
      const isImageReplaced = isImageKept && saved.jobImage !== imageAddress;
      adopt(saved);
      storedImage = image;
      if (isImageReplaced) showImage(saved.jobImage);
      return saved.id;
    } catch (error) {
      if (isLost(error)) unanswered.push(sent);
      if (await mayOverwrite(error, sent)) return store(fields, image, change);
      throw error;
    }
  }

  function adopt(saved: SavedDraft): void {
    base = saved;
    isTypedOverBase = true;
    imageAddress = saved.jobImage;
    unanswered = [];
    onSaved(saved);
  }

  function showImage(image: string | null): void {
    storedImage = image;
    content = { ...content, image };
    autosave.change(content);
    onImage(image);
  }

  /** Finds out after a refusal whether saving again overwrites nothing that others saved. */
  async function mayOverwrite(error: unknown, sent: SentDraft): Promise<boolean> {
    if (base === null) return false;
    if (isGone(error)) meet({ kind: 'gone' });
    if (!isStale(error)) return false;
    const saved = await load(base.id).catch(() => undefined);
    if (saved === null) meet({ kind: 'gone' });
    if (!saved || saved.updatedAt === base.updatedAt) return false;
    const own = unanswered.find((each) => isStoredAs(each, saved, imageAddress));
    if (!own && isConflict(sent, saved)) {
      meet({ kind: 'changed', saved });
      return false;
    }
    if (own && own.image !== storedImage) {
      storedImage = own.image;
      imageAddress = saved.jobImage;
    }
    base = saved;
    return true;
  }

  /** Whether saving would overwrite what others saved. */
  function isConflict({ fields, image }: SentDraft, saved: SavedDraft): boolean {
    return differences({ values: draftOfJob(fields), image }, saved).length > 0;
  }

  /** What differs between this form and another device's version. */
  function differences({ values, image }: DraftContent, saved: SavedDraft) {
    const address = image === storedImage ? imageAddress : image;
    return differencesOf({ values, image: address }, saved, {
      fields: typedOver(),
      image: imageAddress,
    });
  }

  function typedOver(): JobDraft | null {
    return isTypedOverBase && base ? draftOfJob(base.fields) : null;
  }

  function meet(next: DraftObstacle): void {
    obstacle = next;
    autosave.stop();
    options.onObstacle(next);
  }

  function overcome(): void {
    obstacle = null;
    autosave.resume();
    options.onObstacle(null);
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

  if (opened && restored?.updatedAt && restored.updatedAt !== opened.updatedAt) {
    isTypedOverBase = false;
    const sent = { fields: fieldsOfDraft(restored.values), image: storedImage };
    if (isConflict(sent, opened)) {
      obstacle = { kind: 'changed', saved: opened };
      autosave.stop();
    }
  }

  return {
    change(part: Partial<DraftContent>): void {
      content = { ...content, ...part };
      autosave.change(content);
    },
    flush: autosave.flush,
    isSaved: autosave.isSaved,
    hasDraft: () => base !== null,
    version: () => base?.updatedAt ?? null,
    /** What keeps the restored input from being saved. */
    initialObstacle: obstacle,
    differences: (saved: SavedDraft) => differences(content, saved),
    /** Whether a failed publication left the form with an obstacle. */
    isHeldUpBy(error: unknown): boolean {
      if (base !== null && isGone(error)) meet({ kind: 'gone' });
      return obstacle !== null;
    },
    /** Goes on with the version of another device. @returns its content */
    takeOther(saved: SavedDraft): JobDraft {
      adopt(saved);
      outsideForm = saved.fields;
      content = { values: draftOfJob(saved.fields), image: saved.jobImage };
      storedImage = saved.jobImage;
      autosave.change(content);
      autosave.markStored();
      overcome();
      onState('idle');
      onImage(saved.jobImage);
      return content.values;
    },
    /** Goes on with what was typed; what only another device changed stays. @returns the content */
    keepMine(saved: SavedDraft): JobDraft {
      const versions = { mine: content.values, base: typedOver(), saved: draftOfJob(saved.fields) };
      content = { ...content, values: mergeVersions(versions) };
      autosave.change(content);
      base = saved;
      isTypedOverBase = true;
      outsideForm = saved.fields;
      overcome();
      return content.values;
    },
    /** Saves what was typed as another draft; an image on the server cannot be copied. */
    async saveAsNew(): Promise<void> {
      base = null;
      imageAddress = null;
      unanswered = [];
      if (content.image instanceof File) storedImage = null;
      else showImage(null);
      overcome();
      await autosave.flush();
    },
    /** Nothing is left to save: the job is posted, or the draft scheduled. */
    finish: () => {
      autosave.markStored();
    },
    /** The draft's id once no request is in progress; null while there is none. */
    async settle(): Promise<string | null> {
      await autosave.pause();
      return base?.id ?? null;
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
