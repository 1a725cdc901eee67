import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

// What a document names must exist: the target and anchor of a relative link, a file in backticks, a numbered
// decision, and a document that a comment in the source names.
const root = fileURLToPath(new URL('..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

// Written by the product or by an operator, so not in the repository.
const MADE_ELSEWHERE = new Set(['main.js', 'manifest.json', 'secret.yaml']);
const FILE_NAME =
  /^[\w@.-]*\w(?:\/[\w@.-]+)*\.(?:ts|tsx|mjs|js|json|sql|md|css|sh|yml|yaml|cfg|ini)$/;

const complaints = [];
for (const file of files) {
  if (file.endsWith('.md')) checkDocument(file);
  else if (/\.(?:ts|tsx|mjs|js|yml|yaml|sql)$/.test(file)) checkMentions(file, read(file));
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

function checkDocument(file) {
  const text = read(file).replace(/^```[^]*?^```/gm, '');
  for (const [, link] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(link)) continue;
    const [path, anchor] = link.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path));
    if (!existsSync(join(root, target))) complaints.push(`${file}: no such file: ${link}`);
    else if (anchor && !anchorsOf(target).has(anchor)) {
      complaints.push(`${file}: no such heading: ${link}`);
    }
  }
  for (const [, name] of text.matchAll(/`([^`\n]+)`/g)) {
    if (FILE_NAME.test(name) && !MADE_ELSEWHERE.has(name) && !isFile(name)) {
      complaints.push(`${file}: no such file: ${name}`);
    }
  }
  checkMentions(file, text);
}

function checkMentions(file, text) {
  for (const [path] of text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)) {
    if (!isFile(path)) complaints.push(`${file}: no such file: ${path}`);
  }
  for (const [mention, number] of text.matchAll(/\bdecisions?\s+(\d{3})\b/g)) {
    if (!hasDecision(number)) complaints.push(`${file}: no such decision: ${mention}`);
  }
}

/** A name in a document is a path from the root, or the end of one. */
function isFile(name) {
  return files.some((file) => file === name || file.endsWith(`/${name}`));
}

function hasDecision(number) {
  return files.some((file) => file.startsWith(`docs/decisions/${number}-`));
}

/** The anchors that GitHub makes of headings. */
function anchorsOf(file) {
  const headings = read(file).matchAll(/^#+ (.+)$/gm);
  return new Set(
    Array.from(headings, ([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-'),
    ),
  );
}

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}
