import { planted } from '../../../board/canary-texts.ts';
import type { Canary } from '../canary.ts';
import {
  LOGIN,
  PREVIEW,
  PROFILE,
  APPLICATION,
  APPLICANTS,
  DECIDE,
  UNDO,
  APPROVE,
  SHIFTS,
  INTERVIEWS,
  DOCUMENT,
  RESUME,
  EXPORT,
  ME,
  MESSAGES,
  EMAIL,
  SCHOOL,
  SECOND_FACTOR,
  SOCIAL,
  PICTURES,
  ALERTS,
  WEEK,
  OUTBOX,
  COMPANY_EXPORT,
} from './places.ts';

const { seeker } = planted;

/** The owner of the profile, as far as others may know of them. */
export const owner: readonly Canary[] = [
  {
    name: "the owner's last name",
    texts: [seeker.lastName],
    may: {
      everyone: [LOGIN],
      seeker: [ME, EMAIL, PROFILE, PREVIEW, EXPORT, APPLICATION, ...MESSAGES],
      pending: [PROFILE, APPLICATION, APPLICANTS, DECIDE, ...MESSAGES, ...INTERVIEWS],
      accepted: [PROFILE, APPLICATION, APPLICANTS, COMPANY_EXPORT, UNDO, APPROVE, ...SHIFTS],
      expired: [PROFILE, APPLICATION, APPLICANTS],
    },
    mails: /./,
  },
  {
    name: "the owner's email",
    texts: [seeker.email],
    may: {
      everyone: [LOGIN, ...OUTBOX],
      seeker: [ME, EMAIL, PROFILE, EXPORT, SECOND_FACTOR, ...MESSAGES],
      accepted: [PROFILE, APPLICANTS, COMPANY_EXPORT, ...SHIFTS],
    },
    mails: /./,
  },
  {
    name: 'the email that the owner asked to have',
    texts: [seeker.nextEmail],
    may: { everyone: [LOGIN, ...OUTBOX], seeker: [ME, EMAIL, EXPORT] },
    mails: /Confirm your new email address/,
  },
  {
    name: "the owner's address at a school",
    texts: [seeker.schoolEmail],
    may: { everyone: [...OUTBOX], seeker: [...SCHOOL, EXPORT] },
    mails: /Confirm your school address/,
  },
  {
    name: 'another email of the owner, in an answer',
    texts: [seeker.answeredEmail],
    may: { seeker: [APPLICATION, EXPORT], accepted: [APPLICATION, APPLICANTS, COMPANY_EXPORT] },
  },
  {
    name: "the owner's phone",
    texts: [seeker.phone],
    may: {
      everyone: [LOGIN],
      seeker: [ME, PROFILE, EXPORT, 'PUT /userprofile/:userId', ...PICTURES, ...MESSAGES],
      accepted: [PROFILE, APPLICANTS, COMPANY_EXPORT, ...SHIFTS],
    },
  },
  {
    name: 'another phone of the owner, in an answer',
    texts: [seeker.answeredPhone],
    may: { seeker: [APPLICATION, EXPORT], accepted: [APPLICATION, APPLICANTS, COMPANY_EXPORT] },
  },
  {
    name: "the owner's street, in an answer",
    texts: [seeker.answeredAddress],
    may: {
      seeker: [APPLICATION, EXPORT],
      pending: [APPLICATION, APPLICANTS, DECIDE],
      accepted: [APPLICATION, APPLICANTS, COMPANY_EXPORT, UNDO],
      expired: [APPLICATION, APPLICANTS],
    },
  },
  {
    name: 'the answer to a question',
    texts: [seeker.answer],
    may: {
      seeker: [APPLICATION, EXPORT],
      pending: [APPLICATION, APPLICANTS, DECIDE],
      accepted: [APPLICATION, APPLICANTS, COMPANY_EXPORT, UNDO],
      expired: [APPLICATION, APPLICANTS],
    },
  },
  {
    name: 'an application that was retracted',
    texts: [seeker.retractedAnswer, seeker.retractedEmail],
  },
  {
    name: "the owner's bio",
    texts: [seeker.bio],
    may: {
      everyone: [LOGIN],
      seeker: [ME, PROFILE, PREVIEW, EXPORT, ...PICTURES],
      pending: [PROFILE, APPLICANTS, DECIDE],
      accepted: [PROFILE, APPLICANTS, COMPANY_EXPORT, UNDO],
      expired: [PROFILE, APPLICANTS],
    },
  },
  {
    name: "the owner's handle",
    texts: [seeker.handle, seeker.handle.slice(1)],
    may: {
      seeker: [PROFILE, PREVIEW, EXPORT, SOCIAL],
      pending: [PROFILE, APPLICANTS, DECIDE],
      accepted: [PROFILE, APPLICANTS, COMPANY_EXPORT, UNDO],
      expired: [PROFILE, APPLICANTS],
    },
  },
  {
    name: 'the name of a passkey',
    texts: [seeker.passkeyName],
    may: { seeker: ['GET /api/passkeys', EXPORT] },
  },
  {
    name: 'the search of an alert',
    texts: [seeker.alertWords],
    may: { seeker: [ALERTS, EXPORT] },
  },
  {
    name: 'when the owner is free and busy',
    texts: [
      ...[`"${seeker.freeFrom}"`, `"${seeker.busyUntil}"`],
      ...[`"${seeker.classUntil}"`, seeker.termFrom],
    ],
    may: { seeker: [...WEEK, EXPORT] },
  },
  {
    name: 'a message of the owner',
    texts: [seeker.message],
    may: { seeker: [...MESSAGES, EXPORT], pending: MESSAGES },
  },
  {
    // Neither colleagues who are asked nor mails.
    name: 'why the owner cannot come',
    texts: [seeker.giveUpReason],
    may: {
      seeker: ['POST /api/shifts/:assignmentId/give-up'],
    },
  },
  {
    name: 'the name of a resume',
    texts: [seeker.resumeName],
    may: {
      seeker: [APPLICATION, DOCUMENT, ...RESUME, EXPORT],
      pending: [APPLICATION, APPLICANTS, DECIDE],
      accepted: [APPLICATION, APPLICANTS, COMPANY_EXPORT, UNDO],
      expired: [APPLICATION, APPLICANTS],
    },
  },
  {
    name: 'the words of a resume',
    texts: [seeker.resumeText],
    may: { seeker: [DOCUMENT, EXPORT], pending: [DOCUMENT], accepted: [DOCUMENT] },
  },
  {
    name: 'the name of a cover letter',
    texts: [seeker.coverLetterName],
    may: {
      seeker: [APPLICATION, EXPORT],
      pending: [APPLICATION, APPLICANTS, DECIDE],
      accepted: [APPLICATION, APPLICANTS, COMPANY_EXPORT, UNDO],
      expired: [APPLICATION, APPLICANTS],
    },
  },
  {
    name: 'the words of a cover letter',
    texts: [seeker.coverLetterText],
    may: { seeker: [EXPORT] },
  },
];
