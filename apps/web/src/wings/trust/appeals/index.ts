export { MailedAppeal } from './mailed-appeal.tsx';
export { MeasuresSection } from './measures-section.tsx';
