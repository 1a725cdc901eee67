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

/** What is said with an acceptance; by default the shifts that the applicant can work, from the usual first date on. */
type AcceptanceChoice = Omit<BodyInputOf<typeof endpoint>, 'status'>;

/** Sets an application's status. @returns the updated application. @throws {ApiError} */
export async function changeApplicationStatus(
  id: string,
  status: SettableStatus,
  choice: AcceptanceChoice = {},
): Promise<EmployerApplication> {
  const { body } = await browserApi.call(endpoint, {
    params: { id },
    body: { status, ...choice },
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

const ABOUT_SHIFTS: ReadonlySet<string> = new Set([
  'shift_full',
  'shift_conflict',
  'no_shift_left',
  'validation_failed',
]);

/** A shift that was to be given is full, at the same time as other work, or before the first date: another choice may do. */
export function isAboutShifts(error: Error): boolean {
  return error instanceof ApiError && ABOUT_SHIFTS.has(error.code);
}

const clash = z.object({ shiftIds: z.array(z.string()) });

/** The shifts at whose time the applicant has other work, by which an acceptance was refused. */
export function clashingShiftIds(error: Error | null): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== 'shift_conflict') return [];
  return clash.safeParse(error.details).data?.shiftIds ?? [];
}
