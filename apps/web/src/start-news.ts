import { followNews } from './follow-news.ts';
import { startLive } from './platform/live/start-live.ts';
import { createStreamProgress } from './platform/live/stream-progress.ts';

/** Follows the news of whoever is signed in. */
export function startNews(): void {
  const progress = createStreamProgress();
  startLive((account) => followNews(account, progress));
}
