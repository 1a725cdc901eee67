import type { JobDraft as SavedDraft, JobDraftFields } from '@nextshift/contract';
import { type DifferingField, mergeVersions } from '../conflict/differing-fields.ts';
import { draftOfJob, EMPTY_DRAFT, fieldsOfDraft, type JobDraft } from '../job-draft.ts';
import type { RestoredInput } from './draft-saving.ts';
import {
  differencesOf,
  type DraftContent,
  type DraftImage,
  isStoredAs,
  type SentDraft,
} from './draft-versions.ts';

interface OnServer {
  /** The draft as the server had it last. */
  readonly base: SavedDraft;
  /** What the input was typed over; null if that was an older version, which is gone. */
  readonly typedOver: JobDraft | null;
}

/** Why nothing is saved until the employer chooses how to go on. */
export type DraftObstacle = OnServer &
  (
    | { readonly kind: 'gone' }
    /** Another device saved something else. */
    | { readonly kind: 'changed'; readonly saved: SavedDraft }
  );

type DraftStatus =
  | { readonly kind: 'new'; readonly base: null; readonly typedOver: null }
  | (OnServer & { readonly kind: 'kept' })
  | DraftObstacle;

/** What the form has, and what is known of the server. */
export interface DraftState {
  readonly status: DraftStatus;
  readonly content: DraftContent;
  /** Fields that are not in the form stay as they are. */
  readonly outsideForm: JobDraftFields;
  /** The image of the form that is stored, and its address on the server. */
  readonly storedImage: DraftImage;
  readonly imageAddress: string | null;
  /** What was sent without a response: the server may have stored any of these. */
  readonly unanswered: readonly SentDraft[];
}

export type DraftEvent =
  | { readonly type: 'typed'; readonly part: Partial<DraftContent> }
  | { readonly type: 'saved'; readonly saved: SavedDraft; readonly image: DraftImage }
  | { readonly type: 'lost'; readonly sent: SentDraft }
  /** The server refused what was sent: it had a newer version. */
  | { readonly type: 'refused'; readonly saved: SavedDraft; readonly sent: SentDraft }
  /** Published or deleted elsewhere. */
  | { readonly type: 'gone' }
  | { readonly type: 'took-other'; readonly saved: SavedDraft }
  /** What only another device changed stays. */
  | { readonly type: 'kept-mine'; readonly saved: SavedDraft }
  /** An image on the server cannot be copied. */
  | { readonly type: 'detached' };

const NEW: DraftStatus = { kind: 'new', base: null, typedOver: null };

export function startDraft(opened: SavedDraft | null, restored: RestoredInput | null): DraftState {
  const image = opened?.jobImage ?? null;
  const state: DraftState = {
    status: opened ? over(opened, NEW) : NEW,
    content: { values: opened ? draftOfJob(opened.fields) : EMPTY_DRAFT, image },
    outsideForm: opened?.fields ?? {},
    storedImage: image,
    imageAddress: image,
    unanswered: [],
  };
  if (!opened || !restored?.updatedAt || restored.updatedAt === opened.updatedAt) return state;
  const unknown: OnServer = { base: opened, typedOver: null };
  const kept: DraftState = { ...state, status: { kind: 'kept', ...unknown } };
  return isConflict(kept, { fields: fieldsOfDraft(restored.values), image }, opened)
    ? { ...kept, status: { kind: 'changed', ...unknown, saved: opened } }
    : kept;
}

export function reduceDraft(state: DraftState, event: DraftEvent): DraftState {
  const { status, content, unanswered } = state;
  switch (event.type) {
    case 'typed':
      return { ...state, content: { ...content, ...event.part } };
    case 'saved':
      return afterSave(state, event.saved, event.image);
    case 'lost':
      return { ...state, unanswered: [...unanswered, event.sent] };
    case 'refused':
      return afterRefusal(state, event.saved, event.sent);
    case 'gone':
      return status.kind === 'new' ? state : { ...state, status: { ...status, kind: 'gone' } };
    case 'took-other':
      return startDraft(event.saved, null);
    case 'kept-mine': {
      const saved = draftOfJob(event.saved.fields);
      const values = mergeVersions({ mine: content.values, base: status.typedOver, saved });
      return {
        ...state,
        status: over(event.saved, NEW),
        content: { ...content, values },
        outsideForm: event.saved.fields,
      };
    }
    case 'detached': {
      const image = content.image instanceof File ? content.image : null;
      return {
        ...startDraft(null, null),
        content: { ...content, image },
        outsideForm: state.outsideForm,
      };
    }
  }
}

/** The input is over `base` now; an obstacle stays until the employer chooses. */
function over(
  base: SavedDraft,
  status: DraftStatus,
  typedOver: JobDraft | null = draftOfJob(base.fields),
): DraftStatus {
  return status.kind === 'new' ? { kind: 'kept', base, typedOver } : { ...status, base, typedOver };
}

function afterSave(state: DraftState, saved: SavedDraft, image: DraftImage): DraftState {
  const stored: DraftState = {
    ...state,
    status: over(saved, state.status),
    storedImage: image,
    imageAddress: saved.jobImage,
    unanswered: [],
  };
  // An image that was not sent follows the one on the server.
  const isReplaced = image === state.storedImage && saved.jobImage !== state.imageAddress;
  return isReplaced
    ? {
        ...stored,
        storedImage: saved.jobImage,
        content: { ...state.content, image: saved.jobImage },
      }
    : stored;
}

/** Whether saving again would overwrite what others saved: then it is a change to choose from. */
function afterRefusal(state: DraftState, saved: SavedDraft, sent: SentDraft): DraftState {
  const { status, storedImage, imageAddress, unanswered } = state;
  if (status.kind === 'new') return state;
  const own = unanswered.find((each) => isStoredAs(each, saved, imageAddress));
  if (!own && isConflict(state, sent, saved)) {
    const { base, typedOver } = status;
    return { ...state, status: { kind: 'changed', base, typedOver, saved } };
  }
  const isImageOwn = own !== undefined && own.image !== storedImage;
  return {
    ...state,
    status: over(saved, status, status.typedOver && draftOfJob(saved.fields)),
    ...(isImageOwn ? { storedImage: own.image, imageAddress: saved.jobImage } : {}),
  };
}

function isConflict(state: DraftState, { fields, image }: SentDraft, saved: SavedDraft): boolean {
  return differencesFrom(state, saved, { values: draftOfJob(fields), image }).length > 0;
}

/** What differs between this form and another device's version. */
export function differencesFrom(
  { status, storedImage, imageAddress, content }: DraftState,
  saved: SavedDraft,
  { values, image }: DraftContent = content,
): DifferingField[] {
  const shown = { values, image: image === storedImage ? imageAddress : image };
  return differencesOf(shown, saved, { fields: status.typedOver, image: imageAddress });
}

export function obstacleOf({ status }: DraftState): DraftObstacle | null {
  return status.kind === 'new' || status.kind === 'kept' ? null : status;
}
