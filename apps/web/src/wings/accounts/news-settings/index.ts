export { DeviceNotifications } from './device-notifications.tsx';
export { NewsTable } from './news-table.tsx';
export { EmployerNotifications } from './employer-notifications.tsx';
