export { NoticesBell } from './notices-bell.tsx';
export { useReadApplicantNotices } from './read-notices.ts';
