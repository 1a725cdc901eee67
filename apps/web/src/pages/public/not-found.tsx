import { data } from 'react-router';

/** The document's error page shows it, with its status. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
