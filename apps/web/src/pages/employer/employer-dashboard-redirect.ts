import { redirect } from 'react-router';
import { paths } from '../../platform/routing/paths.ts';

/** /EmployerDashboard, the dashboard's other name in the specification. */
export function loader() {
  return redirect(paths.employer(), 301);
}
