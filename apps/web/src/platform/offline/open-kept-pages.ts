/**
 * Without a connection, a page whose script did not come yet would only load the present one again. The worker shows at
 * the address of each link of the navigation what the device keeps.
 */
export function openKeptPages(): void {
  addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !('serviceWorker' in navigator)) return;
      if (!navigator.serviceWorker.controller || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('nav a[href]');
      if (!link) return;
      event.preventDefault();
      location.assign(link.href);
    },
    { capture: true },
  );
}
