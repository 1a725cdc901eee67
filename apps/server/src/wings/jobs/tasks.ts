import { loadGazetteer, locateSomeJobs } from './places/index.ts';
import { computeResponsiveness } from './responsiveness/index.ts';

export const tasks = [computeResponsiveness, loadGazetteer, locateSomeJobs];
