/** The sample board: its data and drawings. Independent of the server. */
export * from './demo-data.ts';
export { allCompanies } from './content/all-companies.ts';
export { allJobTemplates } from './content/all-job-templates.ts';
export { cities, type City } from './content/cities.ts';
export type { CompanyContent } from './content/company-content.ts';
export type { DemoAddress } from './content/demo-contact-details.ts';
export type { JobTemplate } from './content/job-template.ts';
export type { Trade } from './content/trades.ts';
export { drawAvatar } from './drawing/draw-avatar.ts';
export { drawLogo } from './drawing/draw-logo.ts';
export { daysAfter, daysBefore, momentBetween } from './generate/demo-moments.ts';
export { answersTo } from './generate/generate-application-forms.ts';
export { generateCompanies } from './generate/generate-companies.ts';
export { generateDemoData } from './generate/generate-demo-data.ts';
export { generateSeekers } from './generate/generate-seekers.ts';
export { renderJob } from './generate/render-job.ts';
export { SAMPLE_TIME_ZONE } from './generate/shifts-of-job.ts';
export { seededRandom, type SeededRandom } from './generate/seeded-random.ts';
