import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { browserApi } from './platform/api/browser-api.ts';
import { apiContext } from './platform/api/request-context.ts';
import { startSession } from './platform/session/start-session.ts';
import { setEmployerDataStore } from './platform/stores/employer-data-area.ts';
import { startWhenIdle } from './start-when-idle.ts';
import { watchHistory } from './ui/overlays/layer-history.ts';

watchHistory();
setEmployerDataStore(() => import('./wings/hiring/employer-data/employer-data-store.ts'));
void startSession();

whenIdle(startWhenIdle);

function makeBrowserContext() {
  const context = new RouterContextProvider();
  context.set(apiContext, browserApi);
  return context;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={makeBrowserContext} />
    </StrictMode>,
  );
});

/** Calls `run` once the page has loaded and is idle. */
function whenIdle(run: () => void): void {
  const soon = () => {
    // Safari lacks requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 10_000 });
    else setTimeout(run, 2_000);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
