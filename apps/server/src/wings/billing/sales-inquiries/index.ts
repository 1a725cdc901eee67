/** What other features may use of inquiries to sales. */
export { salesInquiryRoutes } from './sales-inquiries.routes.ts';
export { sendSalesInquiryMail } from './send-sales-inquiry-mail.ts';
