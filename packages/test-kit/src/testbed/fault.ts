/** A passage of a source file and its replacement. */
interface Edit {
  /** The file, from apps/server/src. */
  readonly file: string;
  /** A text that occurs exactly once in the file. */
  readonly replace: string;
  readonly by: string;
}

/** A defect planted in a copy of the server to show that a proof detects it. */
export interface Fault {
  /** What is wrong with it: 'The job's row is not locked'. */
  readonly title: string;
  /** Changes to the program. */
  readonly edits?: readonly Edit[];
  /** Statements that the database's superuser runs once the server is up. */
  readonly statements?: readonly string[];
  /** Changed settings of the engines beside the server, by a name that the drill knows. */
  readonly setting?: string;
}
