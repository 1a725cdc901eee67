import {
  type Applicant,
  type EmployerApplication,
  employerStatusLabels,
  profileListKeys,
  recordOf,
  type SocialAccount,
  type SocialPlatform,
  socialProfileUrl,
} from '@nextshift/contract';
import type { Config } from '../../../../config.ts';
import { publicFileUrl } from '../../../../platform/files/public-files.ts';
import type { AttachedDocuments } from '../documents/documents.queries.ts';
import { openingsLeft } from '../../../jobs/index.ts';
import { presentShownSchool } from '../../../identity/index.ts';
import {
  employerMaySeeContact,
  createContactHider,
  hideInProfile,
  type OwnWords,
  FORMER_APPLICANT,
} from '../../contact/index.ts';
import { undoUntil } from '../decide/undoable-acceptance.ts';
import type { EmployerApplicationRow } from './employer-applications.queries.ts';
import { presentAnswerDue } from './present-answer-due.ts';
import { presentEnding } from './present-ending.ts';
import { presentAnswersForEmployer } from './present-answers.ts';

interface Moment {
  readonly config: Config;
  readonly now: Date;
}

/** An application as its employer sees it. */
export async function presentForEmployer(
  row: EmployerApplicationRow,
  documents: AttachedDocuments,
  { config, now }: Moment,
): Promise<EmployerApplication> {
  const { form, ...answers } = await presentAnswersForEmployer(row, documents, now);
  const appliedDate = row.created_at.toISOString();
  const { status, endedReason } = presentEnding(row.status, row);
  return {
    id: row.id,
    applicationId: row.form_id === null || row.status === 'withdrawn' ? null : row.id,
    status: employerStatusLabels[status],
    endedReason,
    appliedDate,
    createdAt: appliedDate,
    acceptedDate: row.accepted_at?.toISOString() ?? null,
    undoUntil: undoUntil(row)?.toISOString() ?? null,
    answerDueAt: presentAnswerDue(status, row),
    user: presentApplicant(row, { config, now }),
    job: {
      id: row.job_id,
      title: row.job_title,
      company: row.company_name,
      status: row.job_status,
      moderation: row.moderation,
      maxApplicants: row.max_applicants,
      openings: row.openings,
      openingsLeft: openingsLeft(row),
    },
    ...presentShifts(row),
    application: form,
    ...answers,
  };
}

/** Of the job's shifts as they are now those that the applicant can work, and those given. */
function presentShifts({
  shifts,
  application_shifts: own,
  free_shifts: free,
  shifts_asked: asked,
}: EmployerApplicationRow) {
  const idsOf = (chosen: EmployerApplicationRow['application_shifts']) =>
    shifts.map(({ id }) => id).filter((id) => chosen.some((each) => each.shift_id === id));
  return {
    shiftIds: idsOf(own.filter((each) => each.can_work)),
    assignedShiftIds: idsOf(own.filter((each) => each.place !== null)),
    freeShifts: free === null || asked === null ? null : { free, of: asked },
  };
}

function presentApplicant(row: EmployerApplicationRow, { config, now }: Moment): Applicant {
  const showsContact = employerMaySeeContact(row, now);
  const words = hideInProfile(
    {
      firstName: row.first_name ?? FORMER_APPLICANT.firstName,
      lastName: row.last_name ?? FORMER_APPLICANT.lastName,
      bio: row.bio,
      currentPosition: row.current_position,
      ...recordOf(profileListKeys, (key) => row[key] ?? []),
    },
    createContactHider(row, now),
  );
  const { firstName, lastName, ...shown } = words;
  return {
    id: row.seeker_id ?? FORMER_APPLICANT.id,
    firstName,
    lastName,
    email: showsContact ? row.email : null,
    phone: showsContact ? row.phone_number : null,
    hidden: row.profile_visible === false,
    profile: presentApplicantProfile(row, shown, config),
  };
}

/** Null when the seeker hides the profile, has none, or has withdrawn. */
function presentApplicantProfile(
  row: EmployerApplicationRow,
  words: Omit<OwnWords, 'firstName' | 'lastName'>,
  config: Config,
): Applicant['profile'] {
  const isShown = row.profile_visible === true && row.status !== 'withdrawn';
  if (!isShown || row.profile_id === null) return null;
  return {
    profileImage: publicFileUrl(row.picture_key),
    city: row.city,
    state: row.state,
    ...words,
    school: presentShownSchool(row, config),
    instagram: presentAccount(row, 'instagram'),
    tiktok: presentAccount(row, 'tiktok'),
    portfolioVideos: row.videos.map(({ storage_key }) => publicFileUrl(storage_key)),
  };
}

function presentAccount(
  row: EmployerApplicationRow,
  platform: SocialPlatform,
): SocialAccount | null {
  const account = row.social_accounts.find((connected) => connected.platform === platform);
  return account ? { ...account, profileUrl: socialProfileUrl(platform, account.handle) } : null;
}
