import { data } from 'react-router';

/** The error page of the document says it, with its status. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
