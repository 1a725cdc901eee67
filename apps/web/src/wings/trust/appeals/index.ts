export { AppealLink } from './appeal-link.tsx';
export { MailedAppeal } from './mailed-appeal.tsx';
export { appealLinkQuery } from './appeal-by-link.ts';
export { MeasuresSection } from './measures-section.tsx';
