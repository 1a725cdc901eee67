import * as z from 'zod';
import { emailAddress } from '../../../email-address.ts';
import { isoTime } from '../../../field-rules.ts';

/** The school that a confirmed address of a seeker belongs to. */
export const school = z.object({ name: z.string(), confirmedAt: isoTime });

/** What a seeker knows of the own school. */
export const schoolStatus = z.object({
  /** Null while no confirmed address is at a known school. */
  school: school.nullable(),
  /** Whether employers see it. */
  shown: z.boolean(),
  /** The confirmed address beside that of the account; null without one. */
  schoolEmail: z.string().nullable(),
  /** An address that a link was mailed to, until it is confirmed. */
  pendingEmail: z.string().nullable(),
});

export const confirmSchoolBody = z.object({ email: emailAddress('Email is required') });

export type School = z.output<typeof school>;
export type SchoolStatus = z.output<typeof schoolStatus>;
