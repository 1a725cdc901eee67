export { PasskeyButton } from './passkey-button.tsx';
export { PasskeySettings } from './passkey-settings.tsx';
