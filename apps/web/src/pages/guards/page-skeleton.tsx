import { usePageHandle } from '../../platform/routing/use-page-handle.ts';
import { GuardSkeleton } from '../../ui/layout/guard-skeleton.tsx';

/** The placeholder of a guarded page, in the shape that the page declares. */
export function PageSkeleton() {
  const { shape } = usePageHandle();
  return <GuardSkeleton {...(shape ? { shape } : {})} />;
}
