import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The data folder of the board at a port, where the commands of an installation find it.
 * @param {number} port
 */
export function dataFolder(port) {
  return join(tmpdir(), `nextshift-e2e-${port}`);
}
