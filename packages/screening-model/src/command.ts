import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cardTables } from './training/card.ts';
import { measure, type ModelDescription, modelDescription } from './training/describe-model.ts';
import { calibrationPlot, rocPlot } from './training/plots.ts';
import { readPosts } from './training/posts.ts';
import { countPosts, trainToBytes } from './training/train.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));
const files = {
  weights: `${packageFolder}model/weights.bin`,
  model: `${packageFolder}model/model.json`,
  card: `${docs}screening-model.md`,
  roc: `${docs}screening-roc.svg`,
  calibration: `${docs}screening-calibration.svg`,
};
const TABLES = /(?<=<!-- figures -->\n)[\s\S]*(?=<!-- \/figures -->)/;

// `npm run screening -- train` makes the model of the posts in data/, and what docs say of it. The same posts make the
// same bytes, with the same version and date.
const [command] = process.argv.slice(2);
if (command !== 'train') {
  console.error('Usage: npm run screening -- train');
  process.exit(1);
}
const posts = countPosts(readPosts(`${packageFolder}data`));
const bytes = trainToBytes(posts);
const isSame = existsSync(files.weights) && readFileSync(files.weights).equals(bytes);
const before = existsSync(files.model)
  ? modelDescription.parse(JSON.parse(readFileSync(files.model, 'utf8')))
  : undefined;
const model = {
  version: isSame && before ? before.version : String(Number(before?.version ?? 0) + 1),
  trainedAt: isSame && before ? before.trainedAt : new Date().toISOString().slice(0, 10),
  ...measure(posts),
};
mkdirSync(`${packageFolder}model`, { recursive: true });
writeFileSync(files.weights, bytes);
writeFileSync(files.model, describe(model));
writeFileSync(files.roc, rocPlot(model));
writeFileSync(files.calibration, calibrationPlot(model));
const card = readFileSync(files.card, 'utf8');
writeFileSync(files.card, card.replace(TABLES, `\n${cardTables(model)}\n\n`));
console.log(`Version ${model.version}: ${model.posts} posts, area under the curve ${model.auc}.`);

/** A line for each post that was held back: a change of one is a change of one line. */
function describe({ heldBack, ...figures }: ModelDescription): string {
  const posts = heldBack.map((one) => JSON.stringify(one)).join(',\n  ');
  const rest = JSON.stringify(figures, undefined, 1).replace(/\n}$/, ',');
  return `${rest}\n "heldBack": [\n  ${posts}\n ]\n}\n`;
}
