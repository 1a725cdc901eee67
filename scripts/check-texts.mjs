import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

// What a person reads on a page, in a mail, in an error or in the API's documentation has short sentences. Sample posts
// are exempt: they stand for what people write.
const WORDS_MAX = 20;
const READ = /^(apps\/(server|web)|packages\/contract)\/src\/(?!demo-data\/)/;
const EXPRESSION = '{…}';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
for (const file of new Set(files.split('\n'))) {
  if (!READ.test(file) || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
  const source = readFileSync(join(root, file), 'utf8');
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
}

function visit(node) {
  const text = textOf(node);
  if (text !== EXPRESSION && isProse(text))
    complainOfLong(node, text.replaceAll(/\s+/g, ' ').trim());
  node.forEachChild(visit);
}

/** What is read of a node, with each value that is filled in as one word. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return (
      node.head.text + node.templateSpans.map(({ literal }) => EXPRESSION + literal.text).join('')
    );
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return textOf(node.left) + textOf(node.right);
  }
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxExpression(node)) return node.expression ? textOf(node.expression) : '';
  if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && node.children.some(hasWords)) {
    return node.children.map(textOf).join('');
  }
  return EXPRESSION;
}

/** Elements with words of their own hold a sentence and its links; others hold blocks, which are read one by one. */
function hasWords(node) {
  return ts.isJsxText(node) && !node.containsOnlyTriviaWhiteSpaces;
}

/** Prose begins with a capital or ends as a sentence does; word lists, SQL, CSS and drawings do not. */
function isProse(text) {
  return /^[\s“]*(?:\p{Lu}\p{L}*[ ,’]|\{)|[.?!]\s*$/u.test(text);
}

function complainOfLong(node, text) {
  for (const sentence of text.split(/(?<=[.!?][”’)]?) /)) {
    const count = sentence.split(' ').length;
    if (count <= WORDS_MAX) continue;
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    console.error(
      `${file.fileName}:${line + 1}: ${count} words, ${WORDS_MAX} at most: ${sentence}`,
    );
    process.exitCode = 1;
  }
}
