import { useState } from 'react';
import { useLinkedDevices } from '../../identity/devices/index.ts';
import type { SettingsView } from './settings-view.ts';

/** Whether the settings are open: because of a button, or of an address that links to a view of them. */
export function useSettingsDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [view, setView] = useState<SettingsView>('menu');
  const { isLinked, forgetLink } = useLinkedDevices();
  return {
    linkedView: isLinked ? ('devices' as const) : undefined,
    openSettings: (start: SettingsView = 'menu') => {
      setView(start);
      setIsOpen(true);
    },
    dialog: {
      start: isLinked ? ('devices' as const) : view,
      open: isOpen || isLinked,
      onOpenChange: (open: boolean) => {
        setIsOpen(open);
        if (!open) forgetLink();
      },
    },
  };
}
