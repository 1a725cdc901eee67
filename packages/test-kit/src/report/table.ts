import { format } from 'oxfmt';
import type { Proof } from '../prove/proof.ts';
import type { Result } from './results.ts';

/** Formats Markdown, but not the code in it, as `npm run format` does. @throws {Error} if it cannot be parsed */
export async function formatMarkdown(text: string): Promise<string> {
  const { code, errors } = await format('document.md', text, {
    embeddedLanguageFormatting: 'off',
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}

/**
 * A row for each proof, with the result of its last full run.
 * @param heading of the first column
 * @param script of package.json that runs it
 */
export function toTable(
  heading: string,
  proofs: readonly Pick<Proof, 'name' | 'claim' | 'goal'>[],
  results: readonly Result[],
  script: string,
): string {
  const rows = proofs.map(({ name, claim, goal }) => {
    const result = results.find((each) => each.name === name);
    const command = `\`npm run ${script} -- ${name}\``;
    const cells = [claim, goal, toOutcome(result), command, result?.date ?? ''];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const head = `| ${heading} | expected | result | command | date |`;
  return [head, '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

function toOutcome(result: Result | undefined): string {
  if (!result) return 'not yet run in full';
  if (result.skipped !== undefined) return `skipped: ${result.skipped}`;
  const { figures = {}, violations = [], seconds = 0 } = result;
  const counted = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  return [`**${violations.length} violations**`, ...counted, `${seconds} s`].join('; ');
}
