/** The pictures that pages are shared with. */
export { shareImageRoutes } from './share-images.routes.ts';
