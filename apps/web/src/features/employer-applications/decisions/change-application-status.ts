import {
  changeApplicationStatus as endpoint,
  type EmployerApplication,
  type BodyInputOf,
} from '@nextshift/contract';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export type SettableStatus = BodyInputOf<typeof endpoint>['status'];

/** Sets an application's status. @returns the updated application. @throws {ApiError} */
export async function changeApplicationStatus(
  id: string,
  status: SettableStatus,
): Promise<EmployerApplication> {
  const { body } = await browserApi.call(endpoint, { params: { id }, body: { status } });
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
