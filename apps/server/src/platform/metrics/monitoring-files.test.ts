import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { repositoryRoot } from '../server-root.ts';
import {
  watchResponseCache,
  watchBackups,
  watchChangeFeed,
  watchPayments,
  watchPools,
  watchQueue,
} from './watch-server.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const { metrics, responseCache } = app.platform;
  watchResponseCache(metrics, responseCache);
  watchChangeFeed(metrics, { isConnected: () => true });
  watchPools(metrics, new Map());
  watchQueue(metrics, app.database);
  watchBackups(metrics, app.database);
  watchPayments(metrics, async () => 0);
});

afterAll(() => app.close());

it.each(['grafana-dashboard.json', 'alerts.yml'])(
  '%s names only figures that are there',
  async (file) => {
    const { text } = await app.platform.metrics.print();
    const there = new Set(Array.from(text.matchAll(/^# HELP (\w+)/gm), ([, name]) => name));
    const watched = readFileSync(join(repositoryRoot, 'ops', 'monitoring', file), 'utf8');
    const named = new Set(watched.match(/\b(nextshift|nodejs|process)_[a-z0-9_]+/g));
    expect(named.size).toBeGreaterThan(5);
    const missing = [...named].filter(
      (name) => !there.has(name.replace(/_(bucket|count|sum)$/, '')) && !there.has(name),
    );
    expect(missing).toEqual([]);
  },
);
