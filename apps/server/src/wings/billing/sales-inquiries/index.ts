/** What other features may use of inquiries to sales. */
export { salesInquiryRoutes } from './sales-inquiries.routes.ts';
export { salesInquiryMail } from './sales-inquiry-mail.ts';
