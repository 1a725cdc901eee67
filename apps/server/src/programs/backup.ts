import { loadConfig } from '../config.ts';
import { describeFailure } from '../platform/backup/describe-failure.ts';
import { folderArgument } from '../platform/backup/folder-argument.ts';
import { makeBackup } from '../platform/backup/make-backup.ts';
import { listWarnings, summarize } from '../platform/backup/summarize.ts';
import { createLog } from '../platform/log.ts';

try {
  const folder = folderArgument('backup');
  const config = loadConfig(process.env);
  const manifest = await makeBackup({ config, log: createLog({ logLevel: 'warn' }), folder });
  console.log(`The backup is in ${folder}\n${summarize(manifest)}`);
  for (const warning of listWarnings(manifest)) console.error(warning);
  process.exit(0);
} catch (error) {
  console.error(describeFailure(error, 'backup'));
  process.exit(1);
}
