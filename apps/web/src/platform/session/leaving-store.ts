import { create } from 'zustand';

/**
 * Whether the person is signing out of the current page. Without it, a guard would treat that as a lost session
 * until the next page is shown, and redirect to the login.
 */
export const useLeavingStore = create<{ leaving: boolean }>()(() => ({ leaving: false }));

export function setLeaving(leaving: boolean): void {
  useLeavingStore.setState({ leaving });
}
