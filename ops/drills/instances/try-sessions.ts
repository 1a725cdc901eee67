import { call } from '@nextshift/test-kit/requests/caller';
import { signUpSeeker } from '@nextshift/test-kit/people/people';
import type { Board } from '../../harness/board.ts';

/** Signs in at one instance and out at another, in every order; returns failures. */
export async function trySessions({ address, instances }: Board): Promise<string[]> {
  const violations: string[] = [];
  for (const ending of instances) {
    const { token } = await signUpSeeker(address);
    const expect = async (expected: number, when: string) => {
      for (const { name, address: own } of instances) {
        const { status } = await call(own, 'GET', '/api/user/me', { token });
        if (status !== expected) violations.push(`${name} answered ${status} ${when}`);
      }
    };
    await expect(200, 'to somebody signed in');
    await call(ending.address, 'POST', '/api/user/logout', { token });
    await expect(401, `after a logout at ${ending.name}`);
  }
  return violations;
}
