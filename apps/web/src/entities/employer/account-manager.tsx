import type { Subscription } from '@nextshift/contract';

export interface AccountManagerProps {
  subscription: Subscription;
  className?: string;
}

/** The company's contact person, if its plan includes one. */
export function AccountManager({
  subscription: { accountManager },
  className,
}: AccountManagerProps) {
  if (!accountManager) return null;
  const { name, email } = accountManager;
  return (
    <p className={className}>
      <span className="text-ink-soft">Your account manager:</span> {name},{' '}
      <a href={`mailto:${email}`} className="text-link">
        {email}
      </a>
    </p>
  );
}
