import { buildFaultyServer, unmodifiedProgram } from '../testbed/build-faulty-server.ts';
import type { Fault } from '../testbed/fault.ts';
import type { Findings, Proof, RunLength } from './proof.ts';
import { withTestbed } from '../testbed/testbed.ts';

/** Short forms run beside other tests, on any machine. */
const SHORT_FORM_SLACK = 6;

interface RunOptions {
  /** A folder for everything that the run creates. */
  readonly folder: string;
  readonly preparedBoard: () => Promise<string>;
  readonly seed: number;
  readonly note: (text: string) => void;
  /** Rejects when the run is interrupted. */
  readonly interrupted?: Promise<never>;
}

/** Runs a proof once, against the product as it is or with a fault planted. */
export async function runProof(
  proof: Proof,
  length: RunLength,
  fault: Fault | undefined,
  options: RunOptions,
): Promise<Findings> {
  const program = fault ? await buildFaultyServer(fault) : unmodifiedProgram;
  const slack = length === 'short' ? SHORT_FORM_SLACK : 1;
  return withTestbed(options.folder, { ...options, program, fault, slack }, (testbed) =>
    proof.run(testbed, proof.sizes[length]),
  );
}
