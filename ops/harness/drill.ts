import { defineProof, type Proof } from '@nextshift/test-kit/prove/proof';
import { installPackages } from './install-packages.ts';

/** A claim about the product among other engines, tried with those of Debian. */
export interface Drill extends Proof {
  /** What it installs where that is missing. */
  readonly packages: readonly string[];
}

type DrillOf<Size> = Omit<Proof<Size>, 'findObstacle'> & Pick<Drill, 'packages'>;

/** Keeps the type of a drill's sizes while it joins the list of all. */
export function defineDrill<Size>(drill: DrillOf<Size>): Drill {
  const { packages } = drill;
  return {
    ...defineProof<Size>({ ...drill, findObstacle: async () => installPackages(packages) }),
    packages,
  };
}
