import type { CronItem } from 'graphile-worker';
import * as z from 'zod';
import type { Platform } from '../platform.ts';

/** The input of a job. The queue stores it in plain text: ids, never secrets or addresses. */
export type Payload = Readonly<Record<string, string | undefined>>;

/** What the queue has to know of a task to put a job into it. */
export interface TaskType<Input> {
  readonly name: string;
  /** What a job brings. Jobs that older versions queued are read as well. */
  readonly payload: z.ZodType<unknown, Input>;
  /** Attempts in total, with delays that grow from seconds to hours; by default, they last for days. */
  readonly attempts?: number | undefined;
  /** Names what a job is about: it replaces a pending job about the same, so that its work is done once. */
  readonly key?: ((payload: Input) => string) | undefined;
}

/** When a task runs by itself, in UTC. */
type Schedule = 'every minute' | Pick<CronItem, 'match' | 'options'>;

/** A background task, without what is queued for it. */
export interface RunnableTask {
  readonly name: string;
  readonly schedule?: Schedule | undefined;
  /** Runs one job; if it throws, it is retried later. */
  readonly run: (platform: Platform, payload?: unknown) => Promise<void>;
}

/** What runs the jobs of each task, by its name. */
export type TaskList = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

interface Definition<Schema extends z.ZodType> {
  readonly name: string;
  readonly payload?: Schema;
  readonly attempts?: number | undefined;
  readonly key?: ((payload: z.input<Schema>) => string) | undefined;
  readonly schedule?: Schedule;
  /** `input` is the payload as it was queued, so that it can be queued again. */
  readonly run: (
    platform: Platform,
    payload: z.output<Schema>,
    input: z.input<Schema>,
  ) => Promise<void>;
}

const nothing = z.object({});

/** Describes a background task: `enqueue` puts its jobs into the queue, and the door of its wing names it. */
export function defineTask<Schema extends z.ZodType<unknown, Payload> = typeof nothing>({
  run,
  ...definition
}: Definition<Schema>): TaskType<z.input<Schema>> & RunnableTask;
export function defineTask({ payload = nothing, run, ...definition }: Definition<z.ZodType>) {
  return {
    ...definition,
    payload,
    run: (platform: Platform, input: unknown = {}) => run(platform, payload.parse(input), input),
  };
}

/** The recurring ones among tasks. */
export function cronItemsOf(tasks: readonly RunnableTask[]): CronItem[] {
  return tasks.flatMap(({ name: task, schedule }) => {
    if (schedule === undefined) return [];
    if (schedule !== 'every minute') return [{ task, ...schedule }];
    // One at a time: one that takes longer is not joined by others, which would keep mail waiting.
    return [{ task, match: '* * * * *', options: { queueName: task, jobKey: task } }];
  });
}
