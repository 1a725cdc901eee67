export { NoticesBell } from './notices-bell.tsx';
