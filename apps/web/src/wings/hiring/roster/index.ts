export { CoverApprovals } from './cover/cover-approvals.tsx';
export { JobRoster } from './job-roster.tsx';
export { RosterSkeleton } from './roster-skeleton.tsx';
export { RosterWeek } from './week/roster-week.tsx';
export { WeekTile } from './week-tile.tsx';
