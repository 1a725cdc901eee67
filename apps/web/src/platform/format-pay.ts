export { formatDollars, formatPay } from '@nextshift/contract';
