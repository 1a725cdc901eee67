import { useSearchParams } from 'react-router';

/** Whether the address asks to show the devices, as the link in the mail about a new sign-in does. */
export function useLinkedDevices() {
  const [search, setSearch] = useSearchParams();
  const isLinked = search.get('settings') === 'devices';
  return {
    isLinked,
    /** Called when they are closed, so that a reload does not show them again. */
    forgetLink: () => {
      if (!isLinked) return;
      setSearch(
        (before) => {
          before.delete('settings');
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
