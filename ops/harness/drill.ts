import { defineProof, type Proof } from '@nextshift/test-kit/prove/proof';
import { installPackages } from './install-packages.ts';

/** A claim about the product among other engines, tested with Debian's. */
export interface Drill extends Proof {
  /** What it installs where that is missing. */
  readonly packages: readonly string[];
}

type DrillOf<Size> = Omit<Proof<Size>, 'findObstacle'> & Pick<Drill, 'packages'>;

/** Checks the type of a drill's sizes, then erases it so that all fit one list. */
export function defineDrill<Size>(drill: DrillOf<Size>): Drill {
  const { packages } = drill;
  return {
    ...defineProof<Size>({ ...drill, findObstacle: async () => installPackages(packages) }),
    packages,
  };
}
