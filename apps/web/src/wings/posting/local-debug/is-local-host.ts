const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a page of this host is the developer's own (spec section 2.1). */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOSTS.includes(hostname);
}
