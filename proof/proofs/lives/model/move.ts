import type { ErrorCode, PlanId } from '@nextshift/contract';

/** An application by its job and its seeker. */
export interface Pair {
  readonly job: number;
  readonly seeker: number;
}

/** What an employer may set. */
export type SetStatus = 'submitted' | 'under_review' | 'interviewing' | 'accepted' | 'declined';

export type Move =
  /** It closes after so many days, or by default; the crowd applies and is declined at once. */
  | {
      readonly do: 'post';
      readonly days: number | null;
      readonly crowd: number;
      readonly openings: number;
    }
  | { readonly do: 'resize'; readonly job: number; readonly openings: number }
  /** For so many milliseconds later. */
  | { readonly do: 'schedule'; readonly after: number }
  | { readonly do: 'publish'; readonly draft: number }
  | { readonly do: 'close' | 'repost' | 'renew' | 'bring-back'; readonly job: number }
  | ({
      readonly do: 'apply' | 'retract' | 'withdraw' | 'delete' | 'open' | 'undo-acceptance';
    } & Pair)
  | ({ readonly do: 'set'; readonly to: SetStatus } & Pair)
  | { readonly do: 'list' }
  | { readonly do: 'change-plan'; readonly plan: PlanId }
  | { readonly do: 'end-plan' }
  | { readonly do: 'leave'; readonly seeker: number }
  | { readonly do: 'leave-company' }
  /** The clock is moved; tasks run, or it is too short for them. */
  | { readonly do: 'wait'; readonly until: number; readonly wakes: boolean };

/** The status of a success, or the code of an error. */
export type Reply = number | ErrorCode;
