import { startLive } from './platform/live/start-live.ts';
import { startOffline } from './platform/offline/start-offline.ts';

// What a first view does not need.
startOffline(() => import('./keep-offline.ts'));
startLive(() => import('./follow-news.ts'));
