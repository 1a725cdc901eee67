/** Words that are quoted from the job's own text. */
const QUOTED = /(“[^“”]*”)/;

export interface ReasonPart {
  readonly text: string;
  /** Quoted from the job. */
  readonly isMarked: boolean;
}

/** A reason for which a job is held, cut where it quotes words of the job. */
export function partsOfReason(reason: string): ReasonPart[] {
  return reason.split(QUOTED).map((text) => ({ text, isMarked: QUOTED.test(text) }));
}

/** Whether an edit by the owner can end a hold: one without marked words waits for a person. */
export function isMendable(reasons: readonly string[]): boolean {
  return reasons.length > 0 && reasons.every((reason) => QUOTED.test(reason));
}
