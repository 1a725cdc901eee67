import {
  changeApplicationStatus as endpoint,
  type EmployerApplication,
  type SentBodyOf,
} from '@nextshift/contract';
import { ApiError } from '../../platform/api-error.ts';
import { browserApi } from '../../platform/browser-api.ts';
import { toast } from '../../ui/toast.ts';

export type SettableStatus = SentBodyOf<typeof endpoint>['status'];

/** Sets an application's status. @returns it as the server has it now. @throws {ApiError} */
export async function changeApplicationStatus(
  id: string,
  status: SettableStatus,
): Promise<EmployerApplication> {
  const { body } = await browserApi.call(endpoint, { params: { id }, body: { status } });
  return body.data.application;
}

/** A conflict is told in the server's words: they say what has changed meanwhile. */
export function tellFailure(error: Error, otherwise: string): void {
  toast.error(isConflict(error) ? error.message : otherwise);
}

/** The application or its job has changed since it was loaded. */
export function isConflict(error: Error): boolean {
  return error instanceof ApiError && error.status === 409;
}
