export { LocalDebug } from './local-debug.tsx';
