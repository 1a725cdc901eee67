import { mkdtemp } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { withBenchStage } from './harness/bench-stage.ts';
import { connectBaseline } from './harness/baseline-client.ts';
import { createKeepAliveClient } from './harness/keep-alive-client.ts';
import { createVisitors } from './harness/visitor.ts';
import { prepareAccepting, prepareApplying, preparePosting } from './benches/writes/prepare-writes.ts';
import { accept, apply, post } from './benches/writes/write-kinds.ts';
const folder = await mkdtemp('/tmp/zzb-'); (await import('node:fs')).chmodSync(folder, 0o755);
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1]!.split(' '); return (Number(f[11])+Number(f[12]))*10; };
const N = 600;
await withBenchStage(folder, console.log, async (stage) => {try {
  const dataDir = await stage.copyOfBoard('100-thousand');
  const server: any = await stage.start(dataDir, { NODE_OPTIONS: '--require /tmp/prof.cjs', ...(process.env.EXTRA ? JSON.parse(process.env.EXTRA) : {}) });
  console.log(Object.keys(server), server.pid);
  const database = await connectBaseline(stage, dataDir);
  database.on('error', () => undefined); const client = createKeepAliveClient(server.address, 10);
  const newVisitor = createVisitors();
  const { execSync } = await import('node:child_process');
  for (const [kind, prepare] of ([[apply, prepareApplying],[accept, prepareAccepting],[post, preparePosting]] as const).filter(([k]) => !process.env.KIND || k.name === process.env.KIND)) {
    const writes = (await prepare(database, N));
    const pid = server.pid ?? server.process?.pid;
    const c0 = cpu(pid), t0 = performance.now();
    const left = [...writes];
    await Promise.all(Array.from({ length: 10 }, async () => { for (let w = left.pop(); w; w = left.pop()) { const r = await client.send({ ...kind.requestOf(w), headers: { authorization: `Bearer ${w.token}`, ...newVisitor() } }); if (r.status >= 300) throw new Error(r.status + r.bytes.toString()); } }));
    const t1 = performance.now();
    const c1 = cpu(pid);
    await new Promise((r) => setTimeout(r, 4000));
    console.log(kind.name, 'per s', (N/((t1-t0)/1000)).toFixed(0), 'server cpu ms/write', ((c1-c0)/N).toFixed(2), 'with after-work', ((cpu(pid)-c0)/N).toFixed(2));
  }
  client.close();
  await new Promise((r) => setTimeout(r, 1000));
} catch (e) { console.log(e); } });
process.exit(0);
