import {
  changeApplicationStatus as endpoint,
  type EmployerApplication,
  type BodyInputOf,
} from '@nextshift/contract';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export type SettableStatus = BodyInputOf<typeof endpoint>['status'];

/** Sets an application's status. @returns it as the server has it now. @throws {ApiError} */
export async function changeApplicationStatus(
  id: string,
  status: SettableStatus,
): Promise<EmployerApplication> {
  const { body } = await browserApi.call(endpoint, { params: { id }, body: { status } });
  return body.data.application;
}

/** What the toasts about an application are about: the news of today replaces that of before. */
export function toastTopic({ id }: Pick<EmployerApplication, 'id'>): string {
  return `application ${id}`;
}

/** Says what did not work; of a conflict the server's words say what has changed meanwhile. */
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
