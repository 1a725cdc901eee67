export { SignedInDevices } from './signed-in-devices.tsx';
export { useLinkedDevices } from './use-linked-devices.ts';
