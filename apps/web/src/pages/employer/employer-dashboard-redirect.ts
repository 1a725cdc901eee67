import { redirect } from 'react-router';
import { paths } from '../../platform/routing/paths.ts';

/** /EmployerDashboard, as one place of the specification names the dashboard. */
export function loader() {
  return redirect(paths.employer(), 301);
}
