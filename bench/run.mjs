import { existsSync } from 'node:fs';

const [name = ''] = process.argv.slice(2);
const file = new URL(`./${name}.bench.mjs`, import.meta.url);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  console.error('Usage: npm run bench -- <name>; bench/README.md lists the names.');
  process.exit(1);
}
await import(file.href);
