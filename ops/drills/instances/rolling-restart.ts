import type { Board } from '../../harness/board.ts';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';

/** Restarts one instance after the other, each once the one before is back behind the load balancer. */
export async function restartOneByOne(
  { instances, haproxy }: Board,
  rounds: number,
): Promise<{ restarts: number; violations: string[] }> {
  const violations: string[] = [];
  let restarts = 0;
  for (let round = 0; round < rounds; round++) {
    for (const instance of instances) {
      const code = await instance.server.stop();
      if (code !== 0) violations.push(`${instance.name} ended with ${code ?? 'a signal'}`);
      await instance.restart();
      restarts += 1;
      await waitUntil(
        `HAProxy uses ${instance.name} again`,
        async () => (await haproxy.statusOf('instances', instance.name)) === 'UP',
      );
    }
  }
  return { restarts, violations };
}
