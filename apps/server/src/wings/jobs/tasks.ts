import type { Platform } from '../../platform/platform.ts';
import type { TaskList } from '../../platform/queue/task.ts';
import { loadGazetteer, locateSomeJobs } from './places/index.ts';
import { computeResponsiveness } from './responsiveness/index.ts';

export function tasks(platform: Platform) {
  return {
    'load-gazetteer': (payload) => loadGazetteer(platform, payload),
    'locate-jobs': (payload) => locateSomeJobs(platform, payload),
    responsiveness: () => computeResponsiveness(platform),
  } satisfies Partial<TaskList>;
}
