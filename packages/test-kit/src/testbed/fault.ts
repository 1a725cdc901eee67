/** One passage of a source file, and what stands there instead. */
interface Edit {
  /** The file, from apps/server/src. */
  readonly file: string;
  /** A text that the file holds exactly once. */
  readonly replace: string;
  readonly by: string;
}

/** A defect put into a copy of the server, by which a proof shows that it would notice such a one. */
export interface Fault {
  /** What is wrong with it: 'The job's row is not locked'. */
  readonly title: string;
  /** What the program does differently. */
  readonly edits?: readonly Edit[];
  /** Statements that the database's superuser runs once the server is up. */
  readonly statements?: readonly string[];
  /** What is otherwise in the settings of engines beside the server, by a name that the drill knows. */
  readonly setting?: string;
}
