export { MessagesBoard } from './messages-board.tsx';
export { ThreadView } from './thread-view.tsx';
export { UnreadBadge } from './unread-badge.tsx';
