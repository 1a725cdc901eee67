export { BillingHistory } from './billing/billing-history.tsx';
export { CheckoutBanner } from './checkout/checkout-banner.tsx';
export { OwnPlanPanel } from './own-plan/own-plan-panel.tsx';
export { TokenNotice } from './own-plan/token-notice.tsx';
export { ContactSales } from './plans/contact-sales.tsx';
export { PlanChooser } from './plans/plan-chooser.tsx';
