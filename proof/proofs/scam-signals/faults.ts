import type { Fault } from '@nextshift/test-kit/testbed/fault';
import { attackFaults } from './attacks/faults.ts';

export const faults: readonly Fault[] = [
  {
    title: 'A job is public whatever was found in it',
    edits: [
      {
        file: 'wings/screening/moderation/judge-jobs.ts',
        replace: 'const holdsIt = isHeld(signals) || isReported;',
        by: 'const holdsIt = isReported;',
      },
    ],
  },
  {
    title: 'What is found in a job only informs',
    edits: [
      {
        file: 'wings/screening/signals/find-signals.ts',
        replace: "level !== 'note'",
        by: "level === 'note'",
      },
    ],
  },
  {
    title: 'The model is not asked',
    edits: [
      {
        file: 'wings/screening/signals/read-risk.ts',
        replace: 'if (risk < threshold) return [];',
        by: 'if (risk < 2 * threshold) return [];',
      },
    ],
  },
  {
    title: 'A rule finds a harmless word',
    edits: [
      {
        file: 'wings/screening/signals/signal-rules.ts',
        replace: 'findInWords(/\\b(?:wa|t) dot me\\b/g)',
        by: 'findInWords(/\\b(?:the|you)\\b/g)',
      },
    ],
  },
  ...attackFaults,
];
