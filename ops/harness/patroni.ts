import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { copySettings } from './copy-settings.ts';
import { launchEngine, makeEngineFolder } from './engine.ts';
import { type Haproxy, startHaproxy } from './haproxy.ts';
import { makePatroniNode, type PatroniNode } from './patroni-node.ts';
import { databaseUrl, makeDatabase } from './postgres.ts';
import { takePort } from './take-port.ts';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';

/** Three PostgreSQL nodes of which one leads, behind one address for it and one for the others. */
export interface PatroniCluster {
  readonly nodes: readonly PatroniNode[];
  readonly connectionString: string;
  readonly readConnectionString: string;
  /** Queries any node that responds. */
  findLeader(): Promise<PatroniNode>;
  /** Waits until one leads and two follow, one of them in step with it, and HAProxy knows. */
  waitUntilHealthy(): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly role: string;
}

const names = ['one', 'two', 'three'] as const;
/** Timeout of an unresponsive node, in milliseconds. */
const ANSWERS_WITHIN_MS = 2_000;

/** @param places replaced texts in the nodes' settings */
export async function startPatroni(
  testbed: Testbed,
  places: Readonly<Record<string, string>> = {},
): Promise<PatroniCluster> {
  const etcd = await startEtcd(testbed);
  const nodes: PatroniNode[] = [];
  for (const name of names) nodes.push(await makePatroniNode(testbed, name, etcd, places));
  const ports = { leader: await takePort(), replicas: await takePort() };
  const haproxy = await startHaproxy(testbed, {
    file: 'postgres.cfg',
    env: addressesOf(nodes, ports),
  });

  const cluster: PatroniCluster = {
    nodes,
    connectionString: databaseUrl({ port: ports.leader }),
    readConnectionString: databaseUrl({ port: ports.replicas }),
    async findLeader() {
      const leader = (await readMembers(nodes)).find(({ role }) => role === 'leader');
      const node = nodes.find(({ name }) => name === leader?.name);
      if (!node) throw new Error('There is no leader.');
      return node;
    },
    async waitUntilHealthy() {
      await waitUntil('one leads and two follow', () => isHealthy(nodes, haproxy), WHOLE_WITHIN_MS);
    },
  };
  // The first one creates the cluster, the others clone it.
  const superuser = databaseUrl({ port: ports.leader, role: 'postgres', database: 'postgres' });
  for (const [place, node] of nodes.entries()) {
    const engine = node.start();
    if (place > 0) continue;
    await engine.until('there is a leader', async () => {
      await withDatabase(superuser, (client) => client.query('SELECT 1'));
      return true;
    });
  }
  await makeDatabase(superuser);
  await cluster.waitUntilHealthy();
  return cluster;
}

/** How long a node may take to follow on a busy machine, in milliseconds. */
const WHOLE_WITHIN_MS = 300_000;

async function startEtcd(testbed: Testbed): Promise<string> {
  const address = `127.0.0.1:${await takePort()}`;
  const settings = await copySettings(testbed, 'patroni/etcd.yml', {
    '/var/lib/etcd/nextshift': makeEngineFolder(testbed, 'etcd'),
    '127.0.0.1:2379': address,
    '127.0.0.1:2380': `127.0.0.1:${await takePort()}`,
  });
  const etcd = launchEngine(testbed, {
    name: 'etcd',
    command: '/usr/bin/etcd',
    args: ['--config-file', settings],
  });
  await etcd.until('etcd answers', async () => (await fetch(`http://${address}/health`)).ok);
  return address;
}

function addressesOf(
  nodes: readonly PatroniNode[],
  { leader, replicas }: { leader: number; replicas: number },
): Record<string, string> {
  const own = nodes.flatMap(({ port, restPort }, place) => [
    [`NODE_${place + 1}`, `127.0.0.1:${port}`],
    [`REST_${place + 1}`, String(restPort)],
  ]);
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    LEADER_ADDRESS: `127.0.0.1:${leader}`,
    REPLICAS_ADDRESS: `127.0.0.1:${replicas}`,
  };
}

/** The cluster's status, from the first node that responds. */
async function readMembers(nodes: readonly PatroniNode[]): Promise<Member[]> {
  return Promise.any(
    nodes.map(async ({ restPort }) => {
      const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
      const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal });
      return ((await response.json()) as { members: Member[] }).members;
    }),
  );
}

async function isHealthy(nodes: readonly PatroniNode[], haproxy: Haproxy): Promise<boolean> {
  const roles = new Map((await readMembers(nodes)).map(({ name, role }) => [name, role]));
  if ([...roles.values()].sort().join() !== 'leader,replica,sync_standby') return false;
  for (const node of nodes) {
    const backend = roles.get(node.name) === 'leader' ? 'leader' : 'replicas';
    if ((await haproxy.statusOf(backend, node.name)) !== 'UP') return false;
    if (backend === 'replicas') continue;
    // Patroni still lists a killed node for a while.
    const followers = await withDatabase(node.superuserConnectionString, (client) =>
      client.query("SELECT FROM pg_stat_replication WHERE state = 'streaming'"),
    );
    if (followers.rowCount !== nodes.length - 1) return false;
  }
  return true;
}
