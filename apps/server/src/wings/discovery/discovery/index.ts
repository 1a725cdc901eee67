/** Makes pages discoverable for search engines, feed readers and link previews. */
export { discoveryRoutes } from './discovery.routes.ts';
