import * as z from 'zod';
import jobTemplates from '../../data/job-templates.json' with { type: 'json' };
import { jobTemplate, type JobTemplate } from './job-template.ts';

export const allJobTemplates: readonly JobTemplate[] = z.array(jobTemplate).parse(jobTemplates);
