import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import { allProofs } from './proofs/all-proofs.ts';

// A fault that no longer fits the source proves nothing: each edit must find its text exactly once. Building
// them all would take minutes; this takes a second.
const complaints = allProofs.flatMap(({ name, faults }) =>
  faults.flatMap(({ title, edits = [] }) =>
    edits.flatMap(({ file, replace }) => {
      const path = join(repositoryRoot, 'apps/server/src', file);
      const count = existsSync(path) ? readFileSync(path, 'utf8').split(replace).length - 1 : 0;
      if (count === 1) return [];
      return [`${name}, “${title}”: ${file} holds ${count} times, not once: ${replace}`];
    }),
  ),
);
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length > 0 ? 1 : 0);
