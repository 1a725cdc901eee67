import { entityId, type FormSetup, formSetup, isoTime, saveFormDraft } from '@nextshift/contract';
import * as z from 'zod';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import {
  createAutosave,
  type SavingState,
} from '../../../platform/session/drafts/create-autosave.ts';
import { clearDraft, readDraft, writeDraft } from '../../../platform/session/drafts/drafts.ts';
import { isSameSetup, setupOf } from './form-setup.ts';
import type { StoredSetup } from './setup-query.ts';

/** A moment without typing. */
const DELAY_MS = 1_500;

/** The form and the draft that a setup was typed over. */
const setupVersion = z.object({ formId: entityId.nullable(), updatedAt: isoTime.nullable() });

type SetupVersion = z.output<typeof setupVersion>;

/** What the account does not have yet, as the tab keeps it. */
const unsentSetup = setupVersion.extend({ setup: formSetup });

interface SetupKeeperOptions {
  readonly employerId: string;
  readonly jobId: string;
  readonly stored: StoredSetup;
  readonly load: () => Promise<StoredSetup>;
  readonly onState: (state: SavingState, error?: unknown) => void;
  readonly onKept: (updatedAt: string | null) => void;
  /** Another device was first: nothing is saved until one of the two is chosen. */
  readonly onOther: (other: StoredSetup) => void;
}

/** Keeps what is set up of a job's form in the account, from its first change on. */
export function createSetupKeeper(options: SetupKeeperOptions) {
  const { employerId, jobId, stored, load, onState, onKept, onOther } = options;
  const name = `application-setup:${jobId}`;
  const unsent = readDraft(employerId, name, unsentSetup);
  const initial = setupOf(stored.applicationForm);
  const opened = unsent?.setup ?? stored.draft?.setup ?? initial;
  let version: SetupVersion = unsent ?? versionOf(stored);
  let latest = opened;
  let isFinished = false;

  /** Null where nothing differs from the form. */
  const draftOf = (setup: FormSetup) => (isSameSetup(setup, initial) ? null : setup);

  async function store(setup: FormSetup): Promise<string | null> {
    const { formId, updatedAt } = version;
    const body = { setup: draftOf(setup), formId, updatedAt };
    try {
      return (await browserApi.call(saveFormDraft, { params: { jobId }, body })).body.updatedAt;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale_revision')) throw error;
      // The form was saved while this was on its way.
      if (isFinished) throw error;
      const other = await load();
      // What was sent arrived, and only the response was lost.
      const isOwn = versionOf(other).formId === formId && isSameDraft(other, body.setup);
      if (isOwn) return other.draft?.updatedAt ?? null;
      autosave.stop();
      onOther(other);
      throw error;
    }
  }

  const autosave = createAutosave<FormSetup>({
    stored: stored.draft?.setup ?? initial,
    delayMs: DELAY_MS,
    isSame: isSameSetup,
    store: async (setup) => {
      version = { ...version, updatedAt: await store(setup) };
      onKept(version.updatedAt);
    },
    onState: (state, error) => {
      if (isFinished) return;
      if (state === 'saved') note();
      onState(state, error);
    },
  });

  /** The tab keeps what the account does not have. */
  function note(): void {
    if (autosave.isSaved()) clearDraft(employerId, name);
    else writeDraft(employerId, name, { ...version, setup: latest });
  }

  function stop(): void {
    isFinished = true;
    autosave.stop();
  }

  function flush(): void {
    void autosave.flush().catch(() => undefined);
  }

  return {
    /** What the form without a draft says. */
    initial,
    /** What the builder starts with. */
    opened,
    change: (setup: FormSetup) => {
      if (isFinished) return;
      latest = setup;
      autosave.change(setup);
      note();
    },
    flush,
    /** Saves nothing any more: the session is over, and the tab keeps the rest. */
    stop,
    isSaved: () => isFinished || autosave.isSaved(),
    /** Ends it: the form is saved, or another version is taken. */
    finish: () => {
      stop();
      clearDraft(employerId, name);
    },
    /** Saves over what the other device saved. */
    keepMine: (other: StoredSetup) => {
      version = versionOf(other);
      autosave.resume();
      flush();
    },
  };
}

function versionOf({ applicationForm, draft }: StoredSetup): SetupVersion {
  return { formId: applicationForm?.id ?? null, updatedAt: draft?.updatedAt ?? null };
}

function isSameDraft({ draft }: StoredSetup, setup: FormSetup | null): boolean {
  return draft === null || setup === null ? draft === setup : isSameSetup(draft.setup, setup);
}
