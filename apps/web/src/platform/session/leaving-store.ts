import { create } from 'zustand';

/**
 * Whether the person is signing out of the page that is open. Until its successor is shown, a guard
 * would take them for somebody whose session ended, and send them to the login.
 */
export const useLeavingStore = create<{ leaving: boolean }>()(() => ({ leaving: false }));

export function setLeaving(leaving: boolean): void {
  useLeavingStore.setState({ leaving });
}
