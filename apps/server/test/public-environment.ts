import { stripeVariables } from '../src/stripe-settings.ts';

/** Everything that a public board requires; none of it is ever connected to. */
export const PUBLIC_ENVIRONMENT = {
  ...Object.fromEntries(stripeVariables.map((name, index) => [name, `price_${index}`])),
  PUBLIC_URL: 'https://nextshift.example',
  PUBLIC_DEMO: 'off',
  DATABASE_URL: 'postgres://db.example/nextshift',
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
};
