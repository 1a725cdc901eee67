import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';

export interface PlanPointsProps {
  features: readonly string[];
  lacks: readonly string[];
  /** Classes of the ticks. */
  tickClassName: string;
  /** Classes of missing features: quieter, and still readable. */
  lackClassName: string;
}

/** A plan's features, then grayed out its missing ones. */
export function PlanPoints({ features, lacks, tickClassName, lackClassName }: PlanPointsProps) {
  return (
    <ul className="space-y-2.5 text-sm">
      {features.map((feature, index) => (
        <li key={feature} className={clsx('flex gap-2.5', index === 0 && 'font-semibold')}>
          <Check aria-hidden="true" className={clsx('mt-0.5 size-4 shrink-0', tickClassName)} />
          {feature}
        </li>
      ))}
      {lacks.map((lack) => (
        <li key={lack} className={clsx('flex gap-2.5', lackClassName)}>
          <Minus aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {lack}
        </li>
      ))}
    </ul>
  );
}
