import type { Plugin, Rolldown } from 'vite';

/** What the browser needs of an endpoint to call it. */
const KEPT: readonly string[] = ['method', 'path', 'access', 'idempotent'];

/** A change of a module's source: `text` replaces what is between `start` and `end`. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The contract as browsers load it. Endpoints keep only what a call needs, since their schemas check and
 * describe requests on the server alone; schemas that no page uses are dropped. So a page without a form needs
 * no zod, which is 28 kB of the home page (decision 025).
 */
export function contractForBrowsers(): Plugin {
  return {
    name: 'contract-for-browsers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*\.ts$/ },
      // After types are stripped.
      order: 'post',
      handler(code) {
        const { body } = this.parse(code);
        const edits = body.flatMap(editsOf);
        return { code: applyEdits(code, [...unusedImports(body, edits), ...edits]), map: null };
      },
    },
  };
}

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

function editsOf(statement: Statement): Edit[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression') return [];
    return [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
      ...propertiesToDrop(init),
      { start: init.end, end: init.end, text: ')()' },
    ];
  });
}

/** Imports that are unused after the edits; `code-splitting.ts` would still put their modules into a group. */
function unusedImports(body: readonly Statement[], edits: readonly Edit[]): Edit[] {
  const dropped = new Set(edits.filter(({ start, end }) => start < end).map(({ start }) => start));
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration');
  const used = new Set<string>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') collectNames(statement, dropped, used);
  }
  return imports
    .filter(({ specifiers }) => specifiers.every(({ local }) => !used.has(local.name)))
    .map(({ start, end }) => ({ start, end, text: '' }));
}

/** Adds every name in a part of the syntax tree, except in what is dropped. */
function collectNames(node: unknown, dropped: ReadonlySet<number>, names: Set<string>): void {
  if (Array.isArray(node)) {
    for (const item of node) collectNames(item, dropped, names);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && 'start' in node) {
    const isDropped = typeof node.start === 'number' && dropped.has(node.start);
    if (node.type === 'Property' && isDropped) return;
    if (node.type === 'Identifier' && 'name' in node) names.add(String(node.name));
  }
  for (const part of Object.values(node)) collectNames(part, dropped, names);
}

type Call = Extract<
  NonNullable<Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['init']>,
  { type: 'CallExpression' }
>;

/** The properties of `defineEndpoint({ ... })` that browsers do not need. */
function propertiesToDrop({ callee, arguments: [endpoint] }: Call): Edit[] {
  if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint') return [];
  if (endpoint?.type !== 'ObjectExpression') return [];
  return endpoint.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { name } = property.key;
    if (KEPT.includes(name)) return [];
    return [{ start: property.start, end: property.end, text: `${name}: undefined` }];
  });
}

/** @param edits ordered by their place in the source */
function applyEdits(code: string, edits: readonly Edit[]): string {
  let from = 0;
  const parts = edits.map(({ start, end, text }) => {
    const part = code.slice(from, start) + text;
    from = end;
    return part;
  });
  return parts.join('') + code.slice(from);
}
