/** The accounts that the start prints; `key` names them in the sample. All have DEMO_PASSWORD. */
export const demoAccounts = {
  seeker: { key: 'maya-collins', email: 'demo@nextshift.test', what: 'job seeker' },
  employer: {
    key: 'copper-kettle',
    email: 'employer@nextshift.test',
    what: 'employer, plan Impact',
  },
  newEmployer: {
    key: 'foxglove-juice',
    email: 'newco@nextshift.test',
    what: 'employer without a plan',
  },
} as const;

/** Signs in at /operator/login with DEMO_PASSWORD and the codes of this secret, which is base32. */
export const demoOperator = {
  email: 'operator@nextshift.test',
  totpSecret: 'NEXTSHIFTDEMOOPERATORSECRET23456',
} as const;

/** Where many of the sample's people study; no real school. */
export const demoSchool = { domain: 'alderhall.test', name: 'Alder Hall University' } as const;
