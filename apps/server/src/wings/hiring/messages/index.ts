/** What other features may use of the messages about applications. */
export { deliverHeldMessage } from './deliver-held-message.ts';
export { listAllMessages } from './list-messages.ts';
export { messageMail, messagePush } from './message-mail.ts';
export { messageRoutes } from './messages.routes.ts';
export { findReportedMessage } from './reported-message.queries.ts';
export { describeMessage } from './open-message-case.ts';
export { messageTemplateRoutes } from './templates/message-templates.routes.ts';
