import { describe, expect, it } from 'vitest';
import { compose, deployment, kubernetesFiles, readText, readYaml } from './read-files.ts';

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly labels: { readonly severity: string };
    }[];
  }[];
}

interface Prometheus {
  readonly rule_files: readonly string[];
  readonly alerting: { readonly alertmanagers: readonly StaticTargets[] };
  readonly scrape_configs: readonly (StaticTargets & { readonly job_name: string })[];
}

interface StaticTargets {
  readonly static_configs: readonly { readonly targets: readonly string[] }[];
}

interface Route {
  readonly receiver: string;
  readonly routes?: readonly Route[];
}

const prometheus = readYaml('ops/monitoring/prometheus.yml') as Prometheus;
const product = readYaml('ops/monitoring/alerts.yml') as Rules;
const machine = readYaml('ops/monitoring/machine-alerts.yml') as Rules;
const rules = [product, machine].flatMap(({ groups }) => groups.flatMap((group) => group.rules));
const textOf = (name: string) => rules.find(({ alert }) => alert === name)?.expr ?? '';
const targetsOf = ({ static_configs: configs }: StaticTargets) =>
  configs.flatMap(({ targets }) => targets);

describe('prometheus.yml', () => {
  it('polls services of compose.yaml, and sends alerts to one', () => {
    const targets = [...prometheus.scrape_configs, ...prometheus.alerting.alertmanagers].flatMap(
      targetsOf,
    );
    const hosts = targets.map((target) => target.split(':')[0] ?? '');
    expect(hosts.filter((host) => !(host in compose.services))).toEqual([]);
    expect(prometheus.alerting.alertmanagers.flatMap(targetsOf)).toEqual(['alertmanager:9093']);
  });

  it('reads rule files that compose.yaml mounts', () => {
    const mounts = compose.services.prometheus?.volumes ?? [];
    for (const file of prometheus.rule_files) {
      expect(mounts).toContain(`./ops/monitoring/${file}:/etc/prometheus/${file}:ro`);
    }
  });
});

describe('the alerts', () => {
  it('name jobs that Prometheus scrapes', () => {
    const jobs = prometheus.scrape_configs.map(({ job_name: name }) => name);
    const named = rules.flatMap(({ expr }) =>
      Array.from(expr.matchAll(/job="(\w+)"/g), ([, job = '']) => job),
    );
    expect(named.filter((job) => !jobs.includes(job))).toEqual([]);
  });

  it.each([
    ['servers that are gone', 'NextShiftUnseen', 'absent(up{job="nextshift"})'],
    ['an old backup', 'NextShiftBackupOld', 'nextshift_backup_age_seconds'],
    ['no backup', 'NextShiftBackupMissing', 'absent(nextshift_backup_age_seconds)'],
    ['refused webhooks', 'NextShiftWebhooksRejected', 'nextshift_webhooks_rejected_total'],
    [
      'payments that match nothing',
      'NextShiftPaymentsUnmatched',
      'nextshift_payment_events_unmatched',
    ],
    ['disks', 'DiskFull', 'node_filesystem_avail_bytes'],
    ['PostgreSQL', 'PostgresDown', 'pg_up'],
    ['HAProxy', 'HaproxyNoServer', 'haproxy_backend_active_servers{proxy="instances"}'],
  ])('watch %s', (_what, alert, figure) => {
    expect(textOf(alert)).toContain(figure);
  });

  it('come well before a pod reaches its limit', () => {
    const [server] = deployment.spec.template.spec.containers;
    expect(server.resources.limits.memory).toBe('1Gi');
    const threshold = Number(/> ([\d.e]+)/.exec(textOf('NextShiftMemory'))?.[1]);
    expect(threshold).toBeGreaterThan(0);
    expect(threshold).toBeLessThan(0.8 * 2 ** 30);
  });

  it('are the same in Kubernetes', () => {
    const { spec } = kubernetesFiles.get('prometheus-rule.yaml') as unknown as { spec: Rules };
    expect(spec).toEqual(product);
  });

  it.each([
    ['compose.yaml', 'ops/monitoring/alertmanager.yml'],
    ['Kubernetes', 'ops/kubernetes/alertmanager-config.yaml'],
  ])('reach a receiver that is there, with %s', (_where, file) => {
    const config = readYaml(file) as { spec?: object; route: Route };
    const { route, receivers } = (config.spec ?? config) as {
      route: Route;
      receivers: readonly { name: string }[];
    };
    const named = [route, ...(route.routes ?? [])].map(({ receiver }) => receiver);
    expect(named.sort()).toEqual(receivers.map(({ name }) => name).sort());
    const severities = new Set(rules.map(({ labels }) => labels.severity));
    expect([...severities].sort()).toEqual(['page', 'ticket']);
  });
});

describe('the backup job', () => {
  it('of compose.yaml has the settings of the servers, and a persistent volume', () => {
    const { environment = {}, volumes = [], command = [] } = compose.services.backup ?? {};
    expect(Object.keys(environment)).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'SECRET_KEY', 'S3_BUCKET']),
    );
    expect(compose.services['nextshift-1']?.environment).toMatchObject(environment);
    expect(volumes).toEqual(['backups:/backups']);
    expect(command).toContain('/backups');
    expect(readText('compose.yaml')).toMatch(/^volumes:\n(?: {2}\w[\w-]*:\n)*? {2}backups:\n/m);
    // A new volume takes its owner from the image.
    expect(readText('Dockerfile')).toMatch(/install -d -o 1000 [^\n]* \/backups$/m);
  });

  it('of Kubernetes runs the same program on its own volume', () => {
    const text = readText('ops/kubernetes/backup-cron-job.yaml');
    expect(text).toContain('apps/server/dist/keep-backups.js, /backups, --days');
    expect(text).toContain('claimName: nextshift-backups');
    const volume = kubernetesFiles.get('backup-volume.yaml');
    expect(volume).toMatchObject({
      kind: 'PersistentVolumeClaim',
      metadata: { name: 'nextshift-backups' },
    });
    expect(readText('apps/server/src/programs/keep-backups.ts')).toContain('--days');
    // Its pods are not servers.
    expect(text).not.toMatch(/app\.kubernetes\.io\/name: nextshift[ }]/);
  });
});
