import {
  changeApplicationStatus as endpoint,
  type EmployerApplication,
  type BodyInputOf,
} from '@nextshift/contract';
import * as z from 'zod';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { toast } from '../../../../ui/feedback/toast.ts';

export type SettableStatus = BodyInputOf<typeof endpoint>['status'];

/** Sets an application's status. @returns the updated application. @throws {ApiError} */
export async function changeApplicationStatus(
  id: string,
  status: SettableStatus,
  /** Given with an acceptance; by default those that the applicant can work. */
  shiftIds?: readonly string[],
): Promise<EmployerApplication> {
  const { body } = await browserApi.call(endpoint, {
    params: { id },
    body: { status, ...(shiftIds ? { shiftIds: [...shiftIds] } : {}) },
  });
  return body.data.application;
}

/** Topic of an application's toasts: a newer one replaces an older one. */
export function toastTopic({ id }: Pick<EmployerApplication, 'id'>): string {
  return `application ${id}`;
}

/** Shows what failed; on a conflict, the server's message explains what has changed. */
export function showFailureToast(
  error: Error,
  text: string,
  application: Pick<EmployerApplication, 'id'>,
): void {
  toast.error(text, {
    about: toastTopic(application),
    ...(isConflict(error) ? { description: error.message } : {}),
  });
}

/** The application or its job has changed since it was loaded. */
export function isConflict(error: Error): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** A shift that was to be given is full, or at the same time as other work: another choice may do. */
export function isAboutShifts(error: Error): boolean {
  return error instanceof ApiError && ['shift_full', 'shift_conflict'].includes(error.code);
}

const clash = z.object({ shiftIds: z.array(z.string()) });

/** The shifts at whose time the applicant has other work, by which an acceptance was refused. */
export function clashingShiftIds(error: Error | null): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== 'shift_conflict') return [];
  return clash.safeParse(error.details).data?.shiftIds ?? [];
}
