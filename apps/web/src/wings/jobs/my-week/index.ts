export { useWeekClashes } from './use-week-clashes.ts';
export { WeekClashes } from './week-clashes.tsx';
export { WeekForm } from './week-form.tsx';
export { WeekLink } from './week-link.tsx';
export { WeekSkeleton } from './week-skeleton.tsx';
