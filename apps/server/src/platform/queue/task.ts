import type { TaskName } from './enqueue.ts';

/** Does one piece of background work; when it throws, it is tried again later. */
export type Task = (payload: unknown) => Promise<void>;

export type TaskList = Readonly<Record<TaskName, Task>>;
