/** How search engines, feed readers and those who share a link find what there is. */
export { discoveryRoutes } from './discovery.routes.ts';
