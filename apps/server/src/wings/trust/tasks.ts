import { appealMail, removalMail } from './cases/index.ts';
import { scamWarningMail, warnOfScam } from './scam-warnings/index.ts';
import { completeSuspension, suspensionMail } from './suspensions/index.ts';

export const tasks = [
  appealMail,
  completeSuspension,
  removalMail,
  scamWarningMail,
  suspensionMail,
  warnOfScam,
];
