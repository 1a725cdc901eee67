/**
 * Headers that make a request bypass the cache and the limits: its own client address, as forwarded by a
 * proxy, and the marker of a recent writer.
 */
export function createVisitors() {
  let last = 0;
  return () => {
    last += 1;
    const address = `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;
    return { 'x-forwarded-for': address, cookie: 'nextshift-wrote=1' };
  };
}
