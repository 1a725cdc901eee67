import * as z from 'zod';
import { entityId } from '../../../field-rules.ts';
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '../../../limits.ts';

/** Basic fields in the order in which the form shows them. */
export const basicFieldKeys = [
  'fullName',
  'email',
  'phone',
  'pronouns',
  'address',
  'city',
  'state',
  'zipCode',
  'currentCompany',
  'website',
  'yearsExperience',
  'educationLevel',
  'startDate',
] as const;

export const educationLevels = [
  'high_school',
  'associates',
  'bachelors',
  'masters',
  'doctorate',
] as const;

/** Labels of the basic fields; `yearsExperience` counts years, `startDate` is an ISO date. */
export const basicFieldLabels = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  pronouns: 'Pronouns',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip Code',
  currentCompany: 'Current Company',
  website: 'Website',
  yearsExperience: 'Years of Experience',
  educationLevel: 'Current Education',
  startDate: 'Start Date',
} as const satisfies Record<(typeof basicFieldKeys)[number], string>;

export const educationLevelLabels = {
  high_school: 'High School',
  associates: "Associate's Degree",
  bachelors: "Bachelor's Degree",
  masters: "Master's Degree",
  doctorate: 'Doctorate',
} as const satisfies Record<(typeof educationLevels)[number], string>;

export const documentKinds = ['resume', 'coverLetter'] as const;

export const documentLabels = {
  resume: 'Resume',
  coverLetter: 'Cover Letter',
} as const satisfies Record<(typeof documentKinds)[number], string>;

export const questionTypes = ['text', 'multiple', 'yesno', 'email', 'number'] as const;

export const basicField = z.object({
  name: z.string().max(100),
  enabled: z.boolean(),
  required: z.boolean(),
});

export const basicFields = z.partialRecord(z.enum(basicFieldKeys), basicField);

export const documentRule = z.object({
  enabled: z.boolean().default(true),
  required: z.boolean(),
  maxSize: z.number().int().default(DOCUMENT_MAX_BYTES),
  allowedTypes: z.array(z.string()).default([...DOCUMENT_TYPES]),
});

export const documentRules = z.object({
  resume: documentRule.optional(),
  coverLetter: documentRule.optional(),
});

export const question = z.object({
  id: z.string().min(1).max(64),
  type: z.enum(questionTypes),
  question: z.string().trim().min(1).max(500),
  options: z.array(z.string().trim().max(200)).max(20).default([]),
  required: z.boolean().default(true),
});

/** A job's form, as the apply call returns it. */
export const applicationTemplate = z.object({
  id: entityId,
  employerId: entityId,
  job: z.object({ id: entityId, title: z.string(), companyName: z.string() }),
  basicFields,
  documents: documentRules,
  questions: z.array(question),
});

export type BasicFieldKey = (typeof basicFieldKeys)[number];
export type DocumentKind = (typeof documentKinds)[number];
export type Question = z.output<typeof question>;
export type ApplicationTemplate = z.output<typeof applicationTemplate>;
