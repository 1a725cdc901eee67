import { caseSubject, type CaseSubject } from '@nextshift/contract';

/** The subject of a case as it was stored when the case was opened. */
export function readCaseSubject(stored: unknown): CaseSubject {
  return caseSubject.parse(stored);
}
