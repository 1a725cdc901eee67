import { join } from 'node:path';
import { runAs } from '@nextshift/server/platform/embedded-postgres/run-as';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { copySettings } from './copy-settings.ts';
import { engineAccount, launchEngine, makeEngineFolder } from './engine.ts';
import { takePort } from './take-port.ts';

/** As in ops/swift/proxy-server.conf. */
const USER = 'test:tester';
const KEY = 'only-for-drills';
const BUCKET = 'nextshift';

/** An object in the bucket. */
interface StoredObject {
  readonly name: string;
  readonly bytes: number;
  /** The MD5 of its bytes, in hex. */
  readonly hash: string;
}

/** An object store that speaks S3. */
export interface Swift {
  /** The server's settings for it. */
  readonly env: Readonly<Record<string, string>>;
  readonly endpoint: string;
  /** Everything in the bucket, by Swift's own API. */
  list(): Promise<StoredObject[]>;
}

const parts = ['account', 'container', 'object'] as const;

/** Starts one node of OpenStack Swift with an empty bucket. */
export async function startSwift(testbed: Testbed): Promise<Swift> {
  const rings = makeEngineFolder(testbed, 'swift-rings');
  const devices = makeEngineFolder(testbed, 'swift-node');
  makeEngineFolder(testbed, 'swift-node/one');
  const places = { '/etc/swift': rings, 'user = swift': `user = ${engineUser}` };
  for (const part of parts) {
    const port = await takePort();
    await buildRing(rings, part, port);
    const settings = await copySettings(testbed, `swift/${part}-server.conf`, {
      ...places,
      [`bind_port = ${defaultPorts[part]}`]: `bind_port = ${port}`,
      '/srv/node': devices,
    });
    launch(testbed, part, settings);
  }
  const cachePort = await takePort();
  launchEngine(testbed, {
    name: 'memcached',
    command: '/usr/bin/memcached',
    args: ['-l', '127.0.0.1', '-p', String(cachePort), '-U', '0'],
  });
  const port = await takePort();
  const settings = await copySettings(testbed, 'swift/proxy-server.conf', {
    ...places,
    'bind_port = 8080': `bind_port = ${port}`,
    '127.0.0.1:11211': `127.0.0.1:${cachePort}`,
  });
  const proxy = launch(testbed, 'proxy', settings);
  const endpoint = `http://127.0.0.1:${port}`;
  await proxy.until('Swift makes a bucket', async () => makeBucket(endpoint));
  return {
    endpoint,
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_PUBLIC_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: USER,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    async list() {
      const response = await asOwner(endpoint, 'GET', '?format=json&limit=10000');
      return response.status === 204 ? [] : ((await response.json()) as StoredObject[]);
    },
  };
}

const defaultPorts = { account: 6202, container: 6201, object: 6200 } as const;
/** A user name for the settings; only root can switch users. */
const engineUser = engineAccount ? 'postgres' : (process.env.USER ?? 'nobody');

async function buildRing(folder: string, part: string, port: number): Promise<void> {
  const builder = join(folder, `${part}.builder`);
  const steps = [
    // 2^4 partitions, one copy.
    ['create', '4', '1', '1'],
    ['add', `r1z1-127.0.0.1:${port}/one`, '1'],
    ['rebalance'],
  ];
  for (const step of steps) {
    const { code, output } = await runAs(engineAccount, '/usr/bin/swift-ring-builder', [
      builder,
      ...step,
    ]);
    if (code !== 0) throw new Error(`The ring of ${part} was not made: ${output}`);
  }
}

function launch(testbed: Testbed, part: string, settings: string) {
  return launchEngine(testbed, {
    name: `swift-${part}`,
    command: `/usr/bin/swift-${part}-server`,
    args: [settings, '-v'],
  });
}

async function makeBucket(endpoint: string): Promise<boolean> {
  return (await asOwner(endpoint, 'PUT', '')).ok;
}

/** Calls the bucket through Swift's own API, which the server does not use. */
async function asOwner(endpoint: string, method: string, query: string): Promise<Response> {
  const entry = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-auth-user': USER, 'x-auth-key': KEY },
  });
  const url = entry.headers.get('x-storage-url') ?? '';
  const token = entry.headers.get('x-auth-token') ?? '';
  return fetch(`${url}/${BUCKET}${query}`, { method, headers: { 'x-auth-token': token } });
}
