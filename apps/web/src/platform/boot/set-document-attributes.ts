// Runs in <head>, before the first paint: sets `data-session` and `data-theme` on <html>.
import { AUTH_AREA } from '../stores/persisted-area.ts';
import { storedTheme } from './stored-theme.ts';

// Keeps zod from probing `eval`, which the Content-Security-Policy blocks and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const { dataset } = document.documentElement;
const kind = storedKind();
if (kind === 'seeker' || kind === 'employer') dataset.session = kind;
const theme = storedTheme();
if (theme) dataset.theme = theme;

/** Reads one field only; `auth-store.ts` checks the rest once the app has started. */
function storedKind(): unknown {
  try {
    const stored = JSON.parse(localStorage.getItem(AUTH_AREA) ?? 'null') as {
      state?: { kind?: unknown } | null;
    } | null;
    return stored?.state?.kind;
  } catch {
    return null;
  }
}
