import type { Proof } from '@nextshift/test-kit/prove/proof';
import { abortedUploads } from './aborted-uploads/aborted-uploads.ts';
import { alerts } from './alerts/alerts.ts';
import { authorization } from './authorization/authorization.ts';
import { backupRestore } from './backup-restore/backup-restore.ts';
import { bigUploads } from './big-uploads/big-uploads.ts';
import { bookingRaces } from './booking-races/booking-races.ts';
import { bulkhead } from './bulkhead/bulkhead.ts';
import { canaries } from './canaries/canaries.ts';
import { closedJobs } from './closed-jobs/closed-jobs.ts';
import { databaseAway } from './database-away/database-away.ts';
import { diskFull } from './disk-full/disk-full.ts';
import { earlyInput } from './early-input/early-input.ts';
import { generatedRequests } from './generated-requests/generated-requests.ts';
import { hostileUploads } from './hostile-uploads/hostile-uploads.ts';
import { interviewReminders } from './interview-reminders/interview-reminders.ts';
import { killPostgres } from './kill-postgres/kill-postgres.ts';
import { killServer } from './kill-server/kill-server.ts';
import { linearTime } from './linear-time/linear-time.ts';
import { lives } from './lives/lives.ts';
import { longTurns } from './long-turns/long-turns.ts';
import { lostReplies } from './lost-replies/lost-replies.ts';
import { migrationKill } from './migration-kill/migration-kill.ts';
import { powerCut } from './power-cut/power-cut.ts';
import { races } from './races/races.ts';
import { scamSignals } from './scam-signals/scam-signals.ts';
import { sigterm } from './sigterm/sigterm.ts';
import { slowClients } from './slow-clients/slow-clients.ts';
import { soak } from './soak/soak.ts';
import { storedXss } from './stored-xss/stored-xss.ts';

/** Every proof, in the order of the table. */
export const allProofs: readonly Proof[] = [
  killServer,
  killPostgres,
  powerCut,
  databaseAway,
  authorization,
  canaries,
  generatedRequests,
  linearTime,
  longTurns,
  hostileUploads,
  storedXss,
  earlyInput,
  races,
  bookingRaces,
  lives,
  closedJobs,
  alerts,
  interviewReminders,
  scamSignals,
  lostReplies,
  abortedUploads,
  diskFull,
  bigUploads,
  slowClients,
  bulkhead,
  soak,
  sigterm,
  backupRestore,
  migrationKill,
];
