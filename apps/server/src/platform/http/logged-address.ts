/** Marks parameter names whose values must not be logged. */
const SECRET_NAMES = ['token', 'password'];
/** Pages whose whole query is left out of the log. */
const SECRET_PAGES = new Set([
  'resetpassword',
  'login',
  'signup',
  'employer/login',
  'employer/signup',
  // Searches for people.
  'operator/accounts',
  'api/operator/employers',
  'api/operator/seekers',
]);
/** URLs under these paths contain a token, whichever route serves them. */
const SECRET_FOLDERS = new Set(['unsubscribe', 'calendar', 'confirm-email']);
/** Most characters of a URL in the log. */
const SHOWN_MAX = 2_000;
const REDACTED = '[redacted]';

/**
 * The URL of a request as it is logged. Every step is linear, since the caller chooses its content.
 * @param route the pattern of the route that serves it, if there is one
 */
export function loggedAddress(url: string, route?: string): string {
  if (route !== undefined && namesSecret(route)) return route;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const shown =
    mark < 0 ? hideSecretFolder(path) : `${hideSecretFolder(path)}?${queryOf(url, mark)}`;
  return shown.length > SHOWN_MAX ? `${shown.slice(0, SHOWN_MAX)}…` : shown;
}

/** `/api/unsubscribe/:token` becomes that pattern; a parameter of that name is always a secret. */
function namesSecret(route: string): boolean {
  return route.split('/').some((part) => part.startsWith(':') && isSecretName(part));
}

function hideSecretFolder(path: string): string {
  const parts = path.split('/');
  const folder = parts.findIndex((part) => SECRET_FOLDERS.has(part.toLowerCase()));
  if (folder < 0 || folder === parts.length - 1) return path;
  return `${parts.slice(0, folder + 1).join('/')}/${REDACTED}`;
}

function queryOf(url: string, mark: number): string {
  if (isSecretPage(url.slice(0, mark))) return REDACTED;
  // The separators stay: a value may be a URL with a query of its own.
  return url
    .slice(mark + 1)
    .split(/([?&;])/)
    .map(redactParameter)
    .join('');
}

/** `/resetpassword`, and the data request of that page, `/resetpassword.data`. */
function isSecretPage(path: string): boolean {
  const parts = path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
  const last = parts.at(-1)?.split('.')[0] ?? '';
  return SECRET_PAGES.has([...parts.slice(0, -1), last].join('/')) || SECRET_PAGES.has(last);
}

function redactParameter(parameter: string): string {
  const equals = parameter.indexOf('=');
  if (equals < 0) return parameter;
  // A value that is an encoded URL contains parameter names too.
  return isSecretName(decode(parameter)) ? `${parameter.slice(0, equals)}=${REDACTED}` : parameter;
}

function isSecretName(text: string): boolean {
  const folded = text.toLowerCase();
  return SECRET_NAMES.some((name) => folded.includes(name));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
