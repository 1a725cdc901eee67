import {
  describeMoments,
  type InterviewNoticeReason,
  type Notice,
  type SeekerStatusLabel,
  type ShiftNoticeReason,
} from '@nextshift/contract';

/** What a status means for the applicant. */
export const NOTICE_WORDS: Readonly<Record<SeekerStatusLabel, string>> = {
  pending: 'Your application was received.',
  'Under Review': 'Your application is under review.',
  Interviewing: 'You are invited to an interview.',
  Accepted: 'Your application was accepted!',
  Rejected: 'Your application was not chosen this time.',
  Withdrawn: 'Your application was withdrawn.',
  Closed: 'Your application is closed.',
};

/** For an application reopened after a decision. */
export const REOPENED_WORDS = 'Your application is being looked at again.';

/** For an application that ended with its job, which the employer has posted again. */
export const BROUGHT_BACK_WORDS = 'The job was reposted, and your application is open again.';

/** For a saved job without an application. */
export const CLOSES_SOON_WORDS = 'A job you saved closes soon. Apply while it is open.';

/** The same once the job is gone. */
export const SAVED_JOB_REMOVED_WORDS = 'A job you saved was removed.';

/** For unread messages of the employer. */
export const MESSAGE_WORDS = 'The employer has written to you.';

/** What an employer reads of unread messages, new applicants of a job, interviews and covers. */
export function employerWords({ reason, shift }: Pick<Notice, 'reason' | 'shift'>): string {
  switch (reason) {
    case 'message':
      return 'An applicant has written to you.';
    case 'interview_booked':
      return 'An applicant has chosen a time for the interview.';
    case 'interview_moved':
      return 'An applicant has moved the interview to another time.';
    case 'interview_declined':
      return 'An applicant has declined the interview.';
    case 'interview_cancelled':
      return 'An applicant has withdrawn. The interview will not take place.';
    case 'cover_to_approve':
      return `Somebody would take a shift. Please approve it.${whenOf(shift)}`;
    case 'cover_taken':
      return `A shift is covered.${whenOf(shift)}`;
    default:
      return 'Somebody applied.';
  }
}

function whenOf(shift: Notice['shift']): string {
  return shift ? ` ${describeMoments(shift)}.` : '';
}

/** For an acceptance that the employer has deleted since, whether or not the applicant knew of it. */
export const PLACE_WITHDRAWN_WORDS =
  'The employer had accepted your application, and has taken that back.';

/** For an application whose employer has deleted its account before deciding. */
export const COMPANY_LEFT_WORDS = 'The employer left before deciding on your application.';

/** The same after accepting it. */
export const ACCEPTING_COMPANY_LEFT_WORDS = 'The employer who accepted you has left.';

/** For an application to a job that was removed as a scam. */
export const SCAM_WARNING_WORDS =
  'This job was a scam. Do not reply, and send no money. We emailed you what they could see of you, and what to do.';

/** For an interview; its page says when it is. */
export const INTERVIEW_WORDS: Readonly<Record<InterviewNoticeReason, string>> = {
  interview_invited: 'You are invited to an interview. Choose a time.',
  interview_cancelled: 'Your interview will not take place.',
  interview_soon: 'Your interview is soon. See when and where.',
  interview_elsewhere: 'Your interview has a new location. See where.',
};

/** For shifts of an accepted application; a shift that is gone has no time. */
export function shiftWords(reason: ShiftNoticeReason, shift: Notice['shift']): string {
  const when = whenOf(shift);
  switch (reason) {
    case 'shifts_changed':
      return 'The employer changed your shifts. See when you work now.';
    case 'shift_to_confirm':
      return `Please confirm your shift.${when}`;
    case 'no_show':
      return `You were marked as a no-show. If you were there, say so within 7 days.${when}`;
    case 'no_show_withdrawn':
      return `The employer took it back: you were there.${when}`;
    case 'cover_asked':
      return `Can you take a colleague’s shift?${when}`;
    case 'cover_taken':
      return `A colleague is taking your shift. You don’t need to come.${when}`;
    case 'cover_approved':
      return `The shift you said yes to is yours.${when}`;
    case 'cover_refused':
      return `The employer does not need you for this shift.${when}`;
  }
}
