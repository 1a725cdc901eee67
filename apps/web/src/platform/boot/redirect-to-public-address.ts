// Runs in <head>: a page that was opened under another host name goes to the same page at the public address,
// where its writes are accepted. Only the browser knows which name was typed, since a proxy may use another
// towards the server. Hosts are compared, not schemes: those are redirected where TLS ends.

const REDIRECTED_AT = 'redirectedAt';

/** A second redirect within this time would be a loop with a proxy that redirects the other way. */
const LOOP_MS = 10_000;

const origins = document.currentScript?.dataset.origins?.split(' ') ?? [];
const [publicOrigin] = origins;
const { host, pathname, search, hash } = location;
const isAllowed = origins.some((origin) => new URL(origin).host === host);

if (publicOrigin && !isAllowed && startRedirect()) {
  location.replace(publicOrigin + pathname + search + hash);
}

/** Records the redirect; false if it would be a loop, or if that cannot be known. */
function startRedirect(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(REDIRECTED_AT)) < LOOP_MS) return false;
    sessionStorage.setItem(REDIRECTED_AT, String(now));
    return true;
  } catch {
    return false;
  }
}
