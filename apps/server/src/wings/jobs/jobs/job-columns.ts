import {
  jobFieldNames,
  type JobFieldName,
  jobFields,
  jobFieldsThatAre,
  type JobFieldThatIs,
  partOf,
} from '@nextshift/contract';

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** The column of `jobs` in which a field is stored. */
export function columnOfField<Name extends JobFieldName>(name: Name): SnakeCase<Name>;
export function columnOfField(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The columns of all fields; it does not compile while one is missing. */
export const fieldColumns = jobFieldNames.map((name) => `jobs.${columnOfField(name)}` as const);

const noFields = partOf(jobFields, 'none');
const namesWithColumns = jobFieldNames.map((name) => [name, columnOfField(name)] as const);

/** The columns for the fields of a job. */
export function columnsOfFields<Fields extends Readonly<Record<JobFieldName, unknown>>>(
  fields: Fields,
): { [Name in JobFieldName as SnakeCase<Name>]: Fields[Name] };
export function columnsOfFields(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(namesWithColumns.map(([name, column]) => [column, fields[name]]));
}

type FieldColumn = SnakeCase<JobFieldName>;

/** The fields of a job as its row stores them. */
export function fieldsOfRow<Row extends Readonly<Record<FieldColumn, unknown>>>(
  row: Row,
): { [Name in JobFieldName]: Row[SnakeCase<Name>] };
export function fieldsOfRow(row: Readonly<Record<string, unknown>>): object {
  // Lists present many: a copy keeps its shape, an object from entries has none.
  const fields: Record<string, unknown> = { ...noFields };
  for (const [name, column] of namesWithColumns) fields[name] = row[column];
  return fields;
}

type ErasedField = JobFieldThatIs<'erased'>;

/** What the columns of a job have once its company has left. */
export function erasedColumns(): {
  [Name in ErasedField as SnakeCase<Name>]: (typeof jobFields)[Name]['none'];
};
export function erasedColumns(): object {
  const erased = jobFieldsThatAre('erased');
  return Object.fromEntries(erased.map((name) => [columnOfField(name), jobFields[name].none]));
}
