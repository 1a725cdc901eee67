/**
 * What each request of a benchmark brings that must not meet the cache: an address of its own, as a proxy
 * in front of a city tells it, and the mark of somebody who has just written.
 */
export function createVisitors() {
  let last = 0;
  return () => {
    last += 1;
    const address = `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;
    return { 'x-forwarded-for': address, cookie: 'nextshift-wrote=1' };
  };
}
