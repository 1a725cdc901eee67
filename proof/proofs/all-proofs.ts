import type { Proof } from '../harness/proof.ts';
import { backupRestore } from './backup-restore/backup-restore.ts';
import { databaseAway } from './database-away/database-away.ts';
import { killPostgres } from './kill-postgres/kill-postgres.ts';
import { abortedUploads } from './aborted-uploads/aborted-uploads.ts';
import { generatedRequests } from './generated-requests/generated-requests.ts';
import { hostileUploads } from './hostile-uploads/hostile-uploads.ts';
import { bigUploads } from './big-uploads/big-uploads.ts';
import { diskFull } from './disk-full/disk-full.ts';
import { killServer } from './kill-server/kill-server.ts';
import { migrationKill } from './migration-kill/migration-kill.ts';
import { powerCut } from './power-cut/power-cut.ts';
import { storedXss } from './stored-xss/stored-xss.ts';

/** Every proof, in the order of the table. */
export const allProofs: readonly Proof[] = [
  killServer,
  killPostgres,
  powerCut,
  databaseAway,
  backupRestore,
  migrationKill,
];
import { lostReplies } from './lost-replies/lost-replies.ts';
import { races } from './races/races.ts';
import { sigterm } from './sigterm/sigterm.ts';

/** Every proof, in the order of the table. */
export const allProofs: readonly Proof[] = [
  killServer,
  races,
  lostReplies,
  abortedUploads,
  sigterm,
];
export const allProofs: readonly Proof[] = [killServer, generatedRequests];
export const allProofs: readonly Proof[] = [killServer, generatedRequests, hostileUploads];
  generatedRequests,
  hostileUploads,
  storedXss,
];
import { slowClients } from './slow-clients/slow-clients.ts';
import { soak } from './soak/soak.ts';

/** Every proof, in the order of the table. */
export const allProofs: readonly Proof[] = [killServer, diskFull, bigUploads, slowClients, soak];
