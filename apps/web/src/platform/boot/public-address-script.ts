/** When a page was last led to the public address, in milliseconds; a second time at once would be a circle. */
const LED_AREA = 'led';
const CIRCLE_MS = 10_000;

/**
 * Runs in <head>: leads a page that was opened by another host name to the same page at the public address,
 * where its writes are taken. Only the browser knows which name was typed, since a proxy may ask the server by
 * a name of its own. Hosts are compared, not schemes: who ends TLS redirects those.
 * @param origins where pages may be open, the public address first
 */
export function publicAddressScript(origins: readonly string[]): string {
  const hosts = JSON.stringify(origins.map((origin) => new URL(origin).host));
  const [home = ''] = origins;
  return `(function(l){if(${hosts}.indexOf(l.host)>=0)return;try{var n=Date.now(),s=sessionStorage;if(n-s.getItem("${LED_AREA}")<${CIRCLE_MS})return;s.setItem("${LED_AREA}",n)}catch(e){return}l.replace(${JSON.stringify(home)}+l.pathname+l.search+l.hash)})(location)`;
}
