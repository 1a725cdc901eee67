import { Building, Rocket, Sparkles, Sprout, Zap, type LucideIcon } from 'lucide-react';

/** The icons that plans name. */
const drawings: Readonly<Record<string, LucideIcon>> = {
  sprout: Sprout,
  zap: Zap,
  rocket: Rocket,
  building: Building,
};

export function PlanIcon({ name, className }: { name: string; className?: string }) {
  const Drawing = drawings[name] ?? Sparkles;
  return (
    <span
      aria-hidden="true"
      className={`grid size-11 shrink-0 place-items-center rounded-control [&_svg]:size-5.5 ${className ?? ''}`}
    >
      <Drawing />
    </span>
  );
}
