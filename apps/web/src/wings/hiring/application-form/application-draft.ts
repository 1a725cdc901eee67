import {
  type ApplicationData,
  type ApplicationTemplate,
  applicationTemplate,
  basicFieldKeys,
  documentKinds,
  educationLevelLabels,
  educationLevels,
  formatPhone,
  uploadedDocument,
  type User,
  type UserProfile,
} from '@nextshift/contract';
import * as z from 'zod';

/** A seeker's answers so far, as typed. */
export const applicationAnswers = z.object({
  basicFields: z.partialRecord(z.enum(basicFieldKeys), z.string()),
  /** By question id. */
  answers: z.record(z.string(), z.string()),
  /** Null after a removal. */
  documents: z.partialRecord(z.enum(documentKinds), uploadedDocument.nullable()),
  /** Something differs from the prefilled answers. */
  isEdited: z.boolean(),
});

/** The answers with their form, so that a reload needs no request. */
export const applicationDraft = z.object({
  template: applicationTemplate,
  given: applicationAnswers,
});

export type ApplicationAnswers = z.output<typeof applicationAnswers>;

/** The name of a seeker's draft for a job in this tab. */
export function draftName(jobId: string): string {
  return `application:${jobId}`;
}

/** Answers from the account and the profile. */
export function prefilledAnswers(user: User, profile: UserProfile | null): ApplicationAnswers {
  return {
    basicFields: {
      fullName: `${user.firstName} ${user.lastName}`,
      email: user.email,
      phone: formatPhone(profile?.phoneNumber ?? ''),
      city: profile?.city ?? '',
      state: profile?.state ?? '',
      educationLevel: educationLevelOf(profile?.education ?? []),
    },
    answers: {},
    documents: {},
    isEdited: false,
  };
}

function educationLevelOf(education: readonly string[]): string {
  return educationLevels.findLast((level) => education.includes(educationLevelLabels[level])) ?? '';
}

/** The answers to check and send, without those that the form does not ask for. */
export function dataToSend(
  { basicFields, documents, questions }: ApplicationTemplate,
  given: ApplicationAnswers,
): ApplicationData {
  const asked = basicFieldKeys.filter((key) => basicFields[key]?.enabled === true);
  const shown = documentKinds.filter((kind) => documents[kind]?.enabled === true);
  return {
    basicFields: Object.fromEntries(asked.map((key) => [key, trimmed(given.basicFields[key])])),
    documents: Object.fromEntries(
      shown.map((kind) => [kind, given.documents[kind]?.documentId ?? null]),
    ),
    answers: Object.fromEntries(questions.map(({ id }) => [id, trimmed(given.answers[id])])),
  };
}

function trimmed(text: string | undefined): string {
  return text?.trim() ?? '';
}
