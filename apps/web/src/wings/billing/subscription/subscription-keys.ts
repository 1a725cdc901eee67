/** Query keys of what the plan page fetches besides the subscription itself. */
export const subscriptionKeys = {
  billingHistory: (employerId: string) => ['employer', employerId, 'billing-history'] as const,
  changePreview: (employerId: string) => ['employer', employerId, 'change-preview'] as const,
  activation: (employerId: string) => ['employer', employerId, 'plan-activation'] as const,
};
