/** The query key of one job. Shared: an application or an edit changes what its dialog shows. */
export const jobKey = (jobId: string) => ['job', jobId] as const;
