import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerProcess } from '@nextshift/test-kit/processes/server-process';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { type Haproxy, startHaproxy } from './haproxy.ts';
import { takePort } from './take-port.ts';

/** An instance that can be stopped and restarted on the same port. */
export interface Instance {
  /** Its name in HAProxy. */
  readonly name: string;
  readonly address: string;
  readonly dataDir: string;
  /** The current process. */
  readonly server: ServerProcess;
  restart(): Promise<void>;
}

/** Instances of the server behind one address. */
export interface Board {
  /** The address that people use. */
  readonly address: string;
  readonly instances: readonly Instance[];
  readonly haproxy: Haproxy;
  /** The settings of every instance. */
  readonly settings: Readonly<Record<string, string>>;
}

const names = ['one', 'two', 'three', 'four'] as const;
/** Longer than HAProxy takes to notice, see haproxy.cfg. */
const DRAIN_SECONDS = '8';
/** How long a start may take on a busy machine, in milliseconds. */
const PATIENCE_MS = 180_000;
const SECRET_KEY = 'one key for every instance, as in production';

/**
 * Starts instances in parallel behind HAProxy, with one database, one secret and one folder for uploads.
 * @param env their settings, DATABASE_URL among them
 */
export async function startBoard(
  testbed: Testbed,
  count: 2 | 4,
  env: Readonly<Record<string, string>>,
): Promise<Board> {
  const listen = `127.0.0.1:${await takePort()}`;
  const address = `http://${listen}`;
  const folder = join(testbed.folder, `board-${listen}`);
  const uploads = join(folder, 'uploads');
  await mkdir(uploads, { recursive: true });
  const settings = { PUBLIC_URL: address, SECRET_KEY, TRUST_PROXY: '1', DRAIN_SECONDS, ...env };
  const start = async (name: string): Promise<Instance> => {
    const dataDir = join(folder, name);
    await mkdir(dataDir);
    await symlink(uploads, join(dataDir, 'uploads'));
    const port = await takePort();
    let server = await testbed.start(dataDir, { port, env: settings, patienceMs: PATIENCE_MS });
    return {
      name,
      dataDir,
      address: server.address,
      get server() {
        return server;
      },
      async restart() {
        server = await testbed.start(dataDir, { port, env: settings, patienceMs: PATIENCE_MS });
      },
    };
  };
  const instances = await Promise.all(names.slice(0, count).map(start));
  const places = instances.map((instance, place) => [
    `INSTANCE_${place + 1}`,
    new URL(instance.address).host,
  ]);
  const haproxy = await startHaproxy(testbed, {
    file: 'haproxy.cfg',
    env: { PUBLIC_ADDRESS: listen, ...(Object.fromEntries(places) as Record<string, string>) },
  });
  return { address, instances, haproxy, settings };
}

/** Shuts down all instances in parallel. */
export async function stopBoard({ instances }: Board): Promise<void> {
  await Promise.all(instances.map(({ server }) => server.stop()));
}
