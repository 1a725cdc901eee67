import { checkFault } from '@nextshift/test-kit/testbed/build-faulty-server';
import { allProofs } from './proofs/all-proofs.ts';

// A fault that no longer fits the source proves nothing.
for (const { name, faults } of allProofs) {
  for (const fault of faults) {
    try {
      await checkFault(fault);
    } catch (error) {
      console.error(`${name}, “${fault.title}”: ${String(error)}`);
      process.exitCode = 1;
    }
  }
}
