export { DateList } from './dates/date-list.tsx';
export { JobRoster } from './job-roster.tsx';
export { RosterSkeleton } from './roster-skeleton.tsx';
export { WeekTile } from './week-tile.tsx';
