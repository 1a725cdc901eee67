import type { ComponentProps } from 'react';

/** For screen readers only. With `role="status"` it announces what changes inside it. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span className="sr-only" {...props} />;
}
