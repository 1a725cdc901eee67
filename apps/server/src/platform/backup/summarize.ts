import type { Manifest } from './manifest.ts';

/** A backup's contents, for a person at the terminal. */
export function summarize({ createdAt, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `  as of ${createdAt}`,
    `  ${number(tables.length)} tables with ${number(rows)} rows, ${megabytes(tables)}`,
    `  ${number(files.length)} files, ${megabytes(files)}`,
  ].join('\n');
}

/** Warnings for standard error, one per line. */
export function listWarnings({ missingFiles, secretKey }: Manifest): string[] {
  const lost = missingFiles.filter(({ used }) => used).map(({ key }) => key);
  const warnings: string[] = [];
  if (lost.length > 0) {
    warnings.push(
      `Warning: ${number(lost.length)} files were not in the file store, and are not in the backup: ` +
        `${lost.join(', ')}.`,
    );
  }
  if (!secretKey.included) {
    warnings.push('SECRET_KEY is not in the backup: keep it in another safe place.');
  }
  return warnings;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}

function megabytes(parts: readonly { readonly bytes: number }[]): string {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return `${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}
