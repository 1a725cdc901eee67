import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { DB } from './database-schema.ts';

/** The names of prepared statements by their texts. */
const names = new Map<string, string>();

/**
 * Executes a query that each connection prepares and, after a few executions, no longer plans: planning can take longer
 * than execution. For queries of few texts, which each connection keeps, and whose best plan is the same for all values.
 * Limits and what the predicate of an index names must be literals, or PostgreSQL goes on planning with the values.
 */
export async function executePrepared<Row>(
  database: Kysely<DB>,
  query: Compilable<Row>,
): Promise<Row[]> {
  const compiled = query.compile();
  nameStatement(compiled.sql);
  const { rows } = await database.executeQuery(compiled);
  return rows;
}

/** A query of which only some texts vary. */
export interface Shape<Row> {
  /** Which one it is: queries of the same name differ in their values alone. */
  readonly name: string;
  /** The texts that vary. */
  readonly values: readonly string[];
  /** Builds the query with other texts in their place. It must read nothing from them. */
  readonly build: (values: readonly string[]) => Compilable<Row>;
}

interface CompiledShape<Row> {
  readonly query: CompiledQuery<Row>;
  /** The parameters that vary, by the index of their value; the others are those of the query. */
  readonly valueAt: ReadonlyMap<number, number>;
}

/** Executes queries as `executePrepared` does, of which each shape is built and compiled once. */
export class PreparedShapes<Row> {
  readonly #compiled = new Map<string, CompiledShape<Row>>();

  async execute(database: Kysely<DB>, shape: Shape<Row>): Promise<Row[]> {
    let compiled = this.#compiled.get(shape.name);
    if (!compiled) this.#compiled.set(shape.name, (compiled = compileShape(shape)));
    const { query, valueAt } = compiled;
    const parameters = query.parameters.map((parameter, at) => {
      const value = valueAt.get(at);
      return value === undefined ? parameter : shape.values[value];
    });
    const { rows } = await database.executeQuery<Row>({ ...query, parameters });
    return rows;
  }
}

function compileShape<Row>({ values, build }: Shape<Row>): CompiledShape<Row> {
  // No parameter but these holds a NUL, which PostgreSQL has no text for.
  const marks = values.map((_, index) => `\0${index}`);
  const query = build(marks).compile();
  nameStatement(query.sql);
  const valueAt = new Map(
    query.parameters.flatMap((parameter, at) => {
      const value = marks.findIndex((mark) => mark === parameter);
      return value === -1 ? [] : [[at, value] as const];
    }),
  );
  return { query, valueAt };
}

function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `prepared_${names.size + 1}`);
}

/** The name under which connections prepare a statement; undefined for others. */
export function nameOfPrepared(statement: string): string | undefined {
  return names.get(statement);
}
