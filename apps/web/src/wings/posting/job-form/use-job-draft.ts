import type { CreateJobBody, JobDraft as SavedDraft, UpdateJobBody } from '@nextshift/contract';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { clearDraft, readDraft, writeDraft } from '../../../platform/session/drafts/drafts.ts';
import { useDraftForm, type DraftForm } from '../../../platform/session/drafts/use-draft-form.ts';
import { draftOfJob, EMPTY_DRAFT, isSameDraft, jobDraft, type JobDraft } from './job-draft.ts';
import { newJobResolver } from './job-draft-resolver.ts';

/** A job's form as its fields see it. */
export type JobForm = UseFormReturn<JobDraft, unknown, UpdateJobBody>;

/** The name of the tab's draft, until the server has one and from then on. */
const NEW_JOB = 'job';
const nameOf = (draftId: string) => `${NEW_JOB} ${draftId}`;
const versionNameOf = (draftId: string) => `${nameOf(draftId)} version`;
const MADE = `${NEW_JOB} made`;

/** Clears the tab's draft of a job that is on the server. */
export function clearJobDraft(employerId: string, draftId: string): void {
  clearDraft(employerId, NEW_JOB);
  clearDraft(employerId, nameOf(draftId));
  clearDraft(employerId, versionNameOf(draftId));
}

/** Notes which version of the draft the tab's input is typed over. */
export function writeVersion(employerId: string, draftId: string, updatedAt: string): void {
  writeDraft(employerId, versionNameOf(draftId), updatedAt);
}

export function readVersion(employerId: string, draftId: string): string | null {
  return readDraft(employerId, versionNameOf(draftId), z.string());
}

/** Notes which draft the form of a new job made, as a reload that has begun opens an address without it. */
export function writeMadeDraft(employerId: string, draftId: string): void {
  writeDraft(employerId, MADE, draftId);
}

export function clearMadeDraft(employerId: string): void {
  clearDraft(employerId, MADE);
}

/** The draft with what was typed into a new job before a reload; null if there is none, or the tab has it. */
export function readMadeDraft(employerId: string): string | null {
  return readDraft(employerId, NEW_JOB, jobDraft) ? null : readDraft(employerId, MADE, z.string());
}

/** The form of a new job, and its draft: that of the tab holds what the server does not have yet. */
export function useJobDraft(
  employerId: string,
  opened: SavedDraft | null,
  /** The draft on the server by now; null while there is none. */
  draftId: string | null,
): DraftForm<JobDraft, CreateJobBody> {
  return useDraftForm({
    accountId: employerId,
    name: draftId === null ? NEW_JOB : nameOf(draftId),
    shape: jobDraft,
    stored: opened ? draftOfJob(opened.fields) : EMPTY_DRAFT,
    isSame: isSameDraft,
    resolver: newJobResolver,
  });
}
