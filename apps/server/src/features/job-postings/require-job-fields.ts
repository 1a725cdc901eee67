import { createJobBody, type CreateJobBody } from '@nextshift/contract';
import { AppError } from '../../platform/http/app-error.ts';

/** Reads the fields of a whole job. @throws {AppError} validation_failed in createjob's words */
export function requireJobFields(fields: object): CreateJobBody {
  const whole = createJobBody.safeParse(fields);
  if (whole.success) return whole.data;
  const issues = whole.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message,
  }));
  throw new AppError('validation_failed', { message: issues[0]?.message ?? '', issues });
}
