import * as z from 'zod';
import { entityId, isoTime } from '../../../field-rules.ts';
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '../../../limits.ts';
import {
  applicationTemplate,
  type BasicFieldKey,
  basicFieldKeys,
  basicFieldLabels,
  documentKinds,
} from './application-form-schemas.ts';
import { setupQuestions } from './application-setup-questions.ts';

export const EMPTY_FORM_MESSAGE =
  'Please enable at least one basic field, add a document, or include a question.';
/** A toggle of the setup screen, bare or with its options. */
const toggle = z
  .union([
    z.boolean().transform((enabled) => ({ enabled, required: undefined })),
    z.object({ enabled: z.boolean().optional(), required: z.boolean().optional() }),
  ])
  .optional();

type BasicFields = z.output<typeof applicationTemplate>['basicFields'];
type DocumentRules = z.output<typeof applicationTemplate>['documents'];

/** Required if the form asks for them, unless the employer makes them optional (spec section 3). */
export const requiredByDefault: readonly BasicFieldKey[] = ['fullName', 'email'];

/** Fields that were not sent are off, and stay out of the form; names are ours. */
const setupBasicFields = z
  .object(keyed(basicFieldKeys, toggle))
  .default({})
  .transform((toggles) => {
    const fields: BasicFields = {};
    for (const key of basicFieldKeys) {
      const given = toggles[key];
      if (given === undefined) continue;
      const enabled = given.enabled ?? false;
      const required = enabled && (given.required ?? requiredByDefault.includes(key));
      fields[key] = { name: basicFieldLabels[key], enabled, required };
    }
    return fields;
  });

/** A requested document is required by default; the server sets its size and types. */
const setupDocuments = z
  .object(keyed(documentKinds, toggle))
  .default({})
  .transform((toggles) => {
    const documents: DocumentRules = {};
    for (const kind of documentKinds) {
      const given = toggles[kind];
      if (given === undefined) continue;
      const enabled = given.enabled ?? given.required ?? false;
      const required = enabled && (given.required ?? true);
      const limits = { maxSize: DOCUMENT_MAX_BYTES, allowedTypes: [...DOCUMENT_TYPES] };
      documents[kind] = { enabled, required, ...limits };
    }
    return documents;
  });

/**
 * POST /employerapplications/create: replaces a job's form. What is not named is off; the screen
 * sets its own initial state (name and email on).
 */
export const createApplicationFormBody = z
  .object({
    jobId: entityId,
    /** Optional; if present, it must be the signed-in employer. */
    employerId: entityId.optional(),
    basicFields: setupBasicFields,
    documents: setupDocuments,
    questions: setupQuestions,
  })
  .refine(hasFormContent, { error: EMPTY_FORM_MESSAGE, path: ['questions'] });

/** A job's form as its employer sees it. */
export const applicationForm = z.object({
  ...applicationTemplate.shape,
  createdAt: isoTime,
  /** When the job closes, and the form with it; null for some closed jobs. */
  closesAt: isoTime.nullable(),
  /** That of the job. */
  timeZone: z.string(),
});

interface Setup {
  readonly basicFields: Readonly<Record<string, { enabled: boolean } | undefined>>;
  readonly documents: Readonly<Record<string, { enabled: boolean } | undefined>>;
  readonly questions: readonly unknown[];
}

/** Whether a form asks for anything; one that does not cannot be created (spec section 5). */
export function hasFormContent({ basicFields, documents, questions }: Setup): boolean {
  const toggles = [...Object.values(basicFields), ...Object.values(documents)];
  return questions.length > 0 || toggles.some((field) => field?.enabled === true);
}

function keyed<const Key extends string, Value>(
  keys: readonly Key[],
  value: Value,
): Record<Key, Value>;
function keyed(keys: readonly string[], value: unknown): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, value]));
}

export type CreateApplicationFormBody = z.output<typeof createApplicationFormBody>;
export type ApplicationForm = z.output<typeof applicationForm>;
