export {
  freshEmployerData,
  keepEmployerApplications,
  keepEmployerJob,
  keepEmployerJobs,
  useEmployerDataStore,
} from './employer-data-store.ts';
