export { useConfirmEmail } from './confirm-email.ts';
export { InvalidLink } from './invalid-link.tsx';
export { MailedLinkForm } from './mailed-link-form.tsx';
export { mailedLinkMeta, MailedLinkPage } from './mailed-link-page.tsx';
export { useUndoEmailChange } from './undo-email-change.ts';
