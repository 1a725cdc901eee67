import {
  createJobBody,
  type CreateJobBody,
  editedJobFields,
  type JobFields,
} from '@nextshift/contract';
import type * as z from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';

/** Reads the fields of a new job. @throws {AppError} validation_failed in createjob's words */
export function requireJobFields(fields: object): CreateJobBody {
  return requireFields(createJobBody, fields);
}

/** Reads the fields of an edited job, which may state no pay if the edit leaves that alone. */
export function requireEditedFields(fields: object, isPayEdited: boolean): JobFields {
  return requireFields(isPayEdited ? createJobBody : editedJobFields, fields);
}

function requireFields<Fields>(schema: z.ZodType<Fields>, fields: object): Fields {
  const whole = schema.safeParse(fields);
  if (whole.success) return whole.data;
  const issues = whole.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message,
  }));
  throw new AppError('validation_failed', { message: issues[0]?.message ?? '', issues });
}
