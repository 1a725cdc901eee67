import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { browserApi } from './platform/api/browser-api.ts';
import { whenIdle } from './platform/offline/when-idle.ts';
import { apiContext } from './platform/api/request-context.ts';
import { startSession } from './platform/session/start-session.ts';
import { setEmployerDataStore } from './platform/stores/employer-data-area.ts';
import { watchHistory } from './ui/overlays/layer-history.ts';

watchHistory();
setEmployerDataStore(() => import('./wings/hiring/employer-data/employer-data-store.ts'));
void startSession();

whenIdle(() => {
  void import('./platform/offline/start-offline.ts').then(({ startOffline }) => {
    startOffline(() => import('./entities/job/keep-saved-jobs.ts'));
  });
});

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
