import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';

/** The text of a file by its path in the repository. */
export function readText(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

export function readYaml(path: string): unknown {
  return parse(readText(path), { merge: true });
}

interface HealthCheck {
  readonly test?: readonly string[];
  readonly disable?: boolean;
}

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly restart: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly healthcheck?: HealthCheck;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

/** compose.yaml, with its anchors put in. */
export const compose = readYaml('compose.yaml') as Compose;

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface PortReference {
  readonly name: string;
}

interface Deployment {
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly [
          {
            readonly image: string;
            readonly ports: readonly (PortReference & { readonly containerPort: number })[];
            readonly startupProbe: Probe;
            readonly readinessProbe: Probe;
            readonly livenessProbe: Probe;
            readonly resources: { readonly limits: { readonly memory: string } };
            readonly envFrom: readonly Readonly<Record<string, PortReference>>[];
          },
        ];
      };
    };
  };
}

interface Named {
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

const folder = 'ops/kubernetes';

/** The files of ops/kubernetes by name. */
export const kubernetesFiles = new Map(
  readdirSync(join(repositoryRoot, folder))
    .filter((name) => name.endsWith('.yaml') && name !== 'secret.yaml')
    .map((name) => [name, readYaml(`${folder}/${name}`) as Partial<Named>]),
);

function kubernetesFile(name: string): unknown {
  return kubernetesFiles.get(name);
}

export const deployment = kubernetesFile('deployment.yaml') as Deployment;
export const configMap = kubernetesFile('config-map.yaml') as Named & {
  readonly data: Readonly<Record<string, string>>;
};
export const exampleSecret = kubernetesFile('secret.example.yaml') as Named & {
  readonly stringData: Readonly<Record<string, string>>;
};
export const service = kubernetesFile('service.yaml') as Named & {
  readonly spec: { readonly ports: readonly (PortReference & { readonly targetPort: string })[] };
};
export const kustomization = kubernetesFile('kustomization.yaml') as {
  readonly resources: readonly string[];
  readonly images: readonly PortReference[];
};

/** The variables of .env.example, each with the comment before it. */
export const exampleSettings = Array.from(
  readText('.env.example').matchAll(/^(?:(#.*)\n)?([A-Z]\w*)=(.*)$/gm),
  ([, comment, name = '', value = '']) => ({ name, value, comment }),
);
