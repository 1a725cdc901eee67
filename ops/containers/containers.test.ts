import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '@nextshift/server/config';
import { environmentSchema } from '@nextshift/server/environment';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import {
  compose,
  configMap,
  deployment,
  exampleSecret,
  exampleSettings,
  kubernetesFiles,
  kustomization,
  readText,
  service,
} from './read-files.ts';

const known = new Set(Object.keys(environmentSchema.shape));
const unknownIn = (names: readonly string[]) => names.filter((name) => !known.has(name));
const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('nextshift-'));
const dockerfile = readText('Dockerfile');
/** How long a drained server takes to exit, in seconds. */
const GRACE = Number(
  /GRACE_MS = (\d+)_000/.exec(readText('apps/server/src/programs/main.ts'))?.[1],
);
/** Placeholder for random bytes. */
const SECRET = '0123456789abcdef'.repeat(4);

/** Fills in `${NAME}`, `${NAME:-otherwise}` and `${NAME:?complaint}` as Compose does. */
function interpolate(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, how, other) => {
    const value = values.get(name) ?? '';
    if (value === '' && how === '?') throw new Error(`${name} is empty`);
    return value === '' ? String(other ?? '') : value;
  });
}

describe('the image', () => {
  it('runs as a user by number, who is not root', () => {
    const users = Array.from(dockerfile.matchAll(/^USER (.+)$/gm), ([, user]) => user);
    expect(users.at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it('starts from an exact version of Node that the server accepts', () => {
    const [, version = ''] = /^ARG NODE_VERSION=(.+)$/m.exec(dockerfile) ?? [];
    expect(version).toMatch(/^24\.\d+\.\d+$/);
    expect(dockerfile).toContain('FROM node:${NODE_VERSION}-bookworm-slim');
  });

  it('has no shell between SIGTERM and the server', () => {
    expect(/^CMD (.+)$/m.exec(dockerfile)?.[1]).toMatch(
      /^\["node", .*"apps\/server\/dist\/main\.js"\]$/,
    );
    expect(dockerfile).not.toContain('ENTRYPOINT');
  });

  it('copies existing files, and the manifest of every workspace', () => {
    const copied = Array.from(
      dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm),
      ([, files = '']) => files.split(' '),
    ).flat();
    expect(copied.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
    const { packages } = JSON.parse(readText('package-lock.json')) as { packages: object };
    const workspaces = Object.keys(packages).filter(
      (path) => path && !path.includes('node_modules'),
    );
    expect(copied).toEqual(
      expect.arrayContaining(workspaces.map((path) => `${path}/package.json`)),
    );
  });

  it('names existing settings and an existing path', () => {
    const names = Array.from(dockerfile.matchAll(/^ENV ([A-Z].*)$/gm), ([, list = '']) =>
      Array.from(list.matchAll(/([A-Z_\d]+)=/g), ([, name = '']) => name),
    ).flat();
    expect(names).toEqual(expect.arrayContaining(['NODE_ENV', 'HOST']));
    expect(unknownIn(names)).toEqual([]);
    expect(dockerfile).toMatch(/^HEALTHCHECK[^]+\/healthz`/m);
    expect(dockerfile).toContain(`EXPOSE ${/PORT=(\d+)/.exec(dockerfile)?.[1]}`);
  });
});

describe('compose.yaml', () => {
  const isRequired = (name: string) => readText('compose.yaml').includes(`\${${name}:?`);
  const example = new Map(
    exampleSettings.map(({ name, value }) => [name, value || (isRequired(name) ? SECRET : '')]),
  );

  it.each(servers)('gives %s settings that it has and accepts', (_, { environment = {} }) => {
    expect(unknownIn(Object.keys(environment))).toEqual([]);
    const settings = Object.entries(environment).map(
      ([name, value]) => [name, interpolate(value, example)] as const,
    );
    const config = loadConfig(Object.fromEntries(settings));
    expect(config).toMatchObject({ host: '0.0.0.0', port: 4000, dataDir: '/data', trustProxy: 1 });
    expect(config.s3).toBeDefined();
  });

  it('uses every variable of .env.example, each of which is explained, and needs no other', () => {
    const text = readText('compose.yaml');
    const used = Array.from(text.matchAll(/\$\{(\w+)/g), ([, name = '']) => name);
    const required = Array.from(text.matchAll(/\$\{(\w+):\?/g), ([, name = '']) => name);
    expect([...example.keys()].filter((name) => !used.includes(name))).toEqual([]);
    expect(required.filter((name) => !example.has(name))).toEqual([]);
    expect(exampleSettings.filter(({ comment }) => comment === undefined)).toEqual([]);
  });

  it('keeps its example free of secrets, and make-settings.sh fills in each', () => {
    const secret = /PASSWORD|SECRET|TOKEN/;
    const secrets = exampleSettings.filter(({ name }) => secret.test(name));
    expect(secrets.map(({ value }) => value).join('')).toBe('');
    const script = readText('ops/containers/make-settings.sh');
    expect(secrets.filter(({ name }) => !script.includes(`${name}=`))).toEqual([]);
  });

  it.each(Object.entries(compose.services))('locks %s down, and checks its health', (_, each) => {
    expect(each).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(each.image).toMatch(/^(nextshift:\$\{VERSION:-latest\}|[\w./-]+:v?\d+\.\d+[\w.-]*)$/);
    const isAsked = each.healthcheck?.test !== undefined || each.build !== undefined;
    expect(isAsked).toBe(true);
  });

  it.each(servers)(
    'gives %s time to drain and exit',
    (_, { environment, stop_grace_period = '' }) => {
      expect(stop_grace_period).toMatch(/^\d+s$/);
      const drain = Number(environment?.DRAIN_SECONDS);
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(drain + GRACE);
    },
  );

  it('mounts existing files', () => {
    const mounts = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes);
    const files = mounts
      .filter((mount) => mount.startsWith('./'))
      .map((mount) => mount.split(':')[0]);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(join(repositoryRoot, file ?? '')))).toEqual([]);
  });

  it('has the servers that HAProxy and Prometheus poll', () => {
    const addresses = servers.map(([name, { environment }]) => `${name}:${environment?.PORT}`);
    const { INSTANCE_1, INSTANCE_2 } = compose.services.proxy?.environment ?? {};
    expect([INSTANCE_1, INSTANCE_2]).toEqual(addresses);
    const targets = addresses.map((address) => `'${address}'`).join(', ');
    const prometheus = readText('ops/monitoring/prometheus.yml');
    expect(prometheus).toContain(`targets: [${targets}]`);
    expect(readText('compose.yaml')).toContain(
      `target: ${/credentials_file: (.+)/.exec(prometheus)?.[1]}`,
    );
  });
});

describe('ops/kubernetes', () => {
  const pod = deployment.spec.template.spec;
  const [server] = pod.containers;
  const settings = { ...configMap.data, ...exampleSecret.stringData };

  it('gives the server settings that it has and accepts, once the secrets are real', () => {
    expect(unknownIn(Object.keys(settings))).toEqual([]);
    const real = {
      DATABASE_URL: 'postgres://nextshift@database/nextshift',
      SMTP_URL: 'smtp://mails:587',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const secrets = Object.keys(exampleSecret.stringData).map((name) => [name, SECRET]);
    const config = loadConfig({
      ...configMap.data,
      ...(Object.fromEntries(secrets) as Record<string, string>),
      ...real,
    });
    expect(config.port).toBe(server.ports[0]?.containerPort);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(config.drainMs / 1000 + GRACE);
  });

  it('has example secrets with which no server starts', () => {
    expect(new Set(Object.values(exampleSecret.stringData))).toEqual(new Set(['replace-me']));
    expect(() => loadConfig(settings)).toThrow('DATABASE_URL');
  });

  it('probes existing paths, and only the process for liveness', () => {
    const { startupProbe, readinessProbe, livenessProbe } = server;
    const health = readText('apps/server/src/platform/http/health.ts');
    for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
      expect(health).toContain(`app.get('${httpGet.path}'`);
      expect(server.ports.map(({ name }) => name)).toContain(httpGet.port);
    }
    expect(livenessProbe.httpGet.path).toBe('/healthz');
    expect(readinessProbe.httpGet.path).toBe('/readyz');
    expect(readText('apps/server/src/platform/metrics/metrics-routes.ts')).toContain("'/metrics'");
    expect(readText('ops/kubernetes/service-monitor.yaml')).toContain('path: /metrics');
  });

  it('refers to existing names', () => {
    const [ports] = service.spec.ports;
    expect(server.ports.map(({ name }) => name)).toContain(ports?.targetPort);
    const referred = server.envFrom.flatMap((source) => Object.values(source));
    expect(referred.map(({ name }) => name)).toEqual([
      configMap.metadata.name,
      exampleSecret.metadata.name,
    ]);
    expect(kustomization.images.map(({ name }) => name)).toEqual([server.image]);
    expect(readText('ops/kubernetes/service-monitor.yaml')).toContain('key: METRICS_TOKEN');
  });

  it('includes every file except those applied by hand', () => {
    const byHand = [
      'alertmanager-config.yaml',
      'kustomization.yaml',
      'prometheus-rule.yaml',
      'secret.example.yaml',
      'service-monitor.yaml',
    ];
    const others = [...kubernetesFiles.keys()].filter((name) => !byHand.includes(name));
    expect([...kustomization.resources].sort()).toEqual(others.sort());
    const named = [...kubernetesFiles].filter(([name]) => name !== 'kustomization.yaml');
    const foreign = named.filter(([, file]) => !file.metadata?.name.startsWith('nextshift'));
    expect(foreign).toEqual([]);
  });
});
