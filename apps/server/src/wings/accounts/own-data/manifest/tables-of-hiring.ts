import { MINUTE_MS } from '@nextshift/contract';
import type { TableEntry } from './table-entry.ts';

const history = { keep: "as the applicant's history" };
/** What belongs to an application keeps nobody's name. */
const ofApplication = {
  of: 'application_id>applications',
  seeker: { keep: 'without its seeker' },
  employer: history,
};

/** Both sides have applications. A deleted seeker leaves that somebody applied, but neither who nor what they wrote. */
export const tablesOfHiring = {
  applications: {
    of: 'seeker_id employer_id',
    presented: {
      applications: `id job_id status ended_reason created_at updated_at accepted_at
        awaiting_answer_since:answerDueAt basic_field_answers question_answers free_shifts
        shifts_asked`,
    },
    unexported: `form_id place seen_at hidden_from_employer_at told_status told_at ending_mailed_at
      brought_back_at answer_reminders paused_answer_reminders paused_answer_since`,
    seeker: {
      erase: () => ({ seeker_id: null, basic_field_answers: '{}', question_answers: '{}' }),
      keep: 'the employer keeps that somebody applied',
    },
    employer: { delete: 'seeker_id is null', ...history },
  },
  documents: {
    of: 'seeker_id application_id>applications',
    exportedTo: 'seeker',
    unexported: 'id kind file_id name created_at kept_at',
    file: { column: 'file_id', folder: 'documents', name: 'name' },
    seeker: { delete: 'all' },
    employer: history,
  },
  former_applications: {
    ...ofApplication,
    unexported: 'application shifts document_ids last_event_id replaced_at taken_back',
    seeker: { delete: 'all' },
    // By then nobody can take an application back to its former state.
    expires: [{ since: 'replaced_at', afterMs: 2 * MINUTE_MS, documents: 'document_ids' }],
  },
  application_events: {
    ...ofApplication,
    presented: { applications: 'at from_status:from to_status:to actor reason' },
    unexported: 'id',
  },
  application_shifts: {
    ...ofApplication,
    presented: { applications: 'can_work place' },
    unexported: 'shift_id capacity dates_until',
  },
  contact_showings: {
    ...ofApplication,
    presented: { applications: 'shown_at:viewedAt' },
    unexported: 'accepted_at shown_on',
  },
  contact_views: { ...ofApplication, unexported: 'viewed_at viewed_on' },
  scam_warnings: {
    ...ofApplication,
    presented: { applications: 'warned_at:warnedOfScamAt' },
    unexported: 'case_id',
  },
  acceptances: { ...ofApplication, unexported: 'job_id employer_id accepted_at ended_at ended_by' },
  // In the order of their foreign keys: nothing of a conversation stays once either side is gone.
  messages: {
    of: 'application_id>applications',
    presented: { applications: 'sender:from text sent_at:at read_at' },
    unexported: 'id place held_since',
    seeker: { delete: 'all' },
    employer: { delete: 'all' },
  },
  threads: {
    of: 'seeker_id employer_id',
    unexported: 'application_id last_place last_sent_at',
    employer: { delete: 'all' },
  },
  interviews: {
    of: 'seeker_id employer_id',
    parts: {
      interviews: {
        columns: 'application_id job_id status cancelled_by during created_at updated_at',
        order: 'created_at',
      },
    },
    unexported: `id seat sequence bookings place_kind place_text told_place_hash remind_at ask_at
      is_untold`,
    seeker: { keep: 'that somebody was invited' },
    employer: {
      erase: () => ({ place_kind: null, place_text: null, told_place_hash: null }),
      ...history,
    },
  },
  assignments: {
    of: 'seeker_id employer_id',
    presented: {
      shifts: `application_id job_id during:startsAt status cancelled_by no_show_at must_confirm
        confirmation_asked_at given_up_at give_up_reason`,
    },
    unexported: 'id shift_id capacity place date sequence told_during created_at updated_at',
    seeker: {
      erase: () => ({ given_up_at: null, give_up_reason: null }),
      keep: 'that somebody worked',
    },
    employer: history,
  },
  cover_offers: {
    of: 'seeker_id',
    parts: {
      coverOffers: {
        columns: 'application_id status created_at answered_at',
        order: 'created_at',
      },
    },
    unexported: 'id assignment_id',
  },
} as const satisfies Record<string, TableEntry>;
