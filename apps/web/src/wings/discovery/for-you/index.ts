export { ForYou } from './for-you.tsx';
