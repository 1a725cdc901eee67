export { OwnReports } from './own-reports.tsx';
export { ReportButton } from './report-button.tsx';
export { SafetyLine, type SafetyLineProps } from './safety-line.tsx';
export { SAFETY_WORDS } from './safety-words.ts';
export { useReportDialog } from './use-report-dialog.tsx';
