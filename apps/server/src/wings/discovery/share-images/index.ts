/** The preview images of shared pages. */
export { shareImageRoutes } from './share-images.routes.ts';
