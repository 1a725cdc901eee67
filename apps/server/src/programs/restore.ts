import { loadConfig } from '../config.ts';
import { describeFailure } from '../platform/backup/describe-failure.ts';
import { folderArgument } from '../platform/backup/folder-argument.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { summarize } from '../platform/backup/summarize.ts';
import { createLog } from '../platform/log.ts';

try {
  const folder = folderArgument('restore');
  const config = loadConfig(process.env);
  const manifest = await restoreBackup({ config, log: createLog({ logLevel: 'warn' }), folder });
  const place = config.databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL';
  console.log(`Restored into ${place}\n${summarize(manifest)}`);
  process.exit(0);
} catch (error) {
  console.error(describeFailure(error, 'restore'));
  process.exit(1);
}
