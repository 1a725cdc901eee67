import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { copySettings } from './copy-settings.ts';
import { launchEngine } from './engine.ts';
import { takePort } from './take-port.ts';

/** HAProxy, and the status of its servers. */
export interface Haproxy {
  /** The status of a server by the names of its backend and its own: 'UP', 'DOWN'. */
  statusOf(backend: string, server: string): Promise<string | undefined>;
}

interface HaproxyOptions {
  /** A file of ops/haproxy. */
  readonly file: string;
  /** The addresses that it names. */
  readonly env: Readonly<Record<string, string>>;
}

export async function startHaproxy(
  testbed: Testbed,
  { file, env }: HaproxyOptions,
): Promise<Haproxy> {
  const status = `127.0.0.1:${await takePort()}`;
  const settings = await copySettings(testbed, `haproxy/${file}`);
  const engine = launchEngine(testbed, {
    name: file,
    command: '/usr/sbin/haproxy',
    args: ['-db', '-f', settings],
    env: { ...env, STATUS_ADDRESS: status },
  });
  const readStatus = async () => (await fetch(`http://${status}/;csv`)).text();
  await engine.until('HAProxy answers', async () => (await readStatus()) !== '');
  return {
    async statusOf(backend, server) {
      const [head = '', ...lines] = (await readStatus()).split('\n');
      const column = head.split(',').indexOf('status');
      const line = lines.find((each) => each.startsWith(`${backend},${server},`));
      return line?.split(',')[column];
    },
  };
}
