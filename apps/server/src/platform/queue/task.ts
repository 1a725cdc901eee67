import type { TaskName } from './enqueue.ts';

/** Runs one background job; if it throws, it is retried later. */
export type Task = (payload: unknown) => Promise<void>;

export type TaskList = Readonly<Record<TaskName, Task>>;
