import { AUTH_AREA } from '../session/auth-store.ts';

/** Where a person's choice of theme is kept: 'light' or 'dark'; absent means as the device has it. */
export const THEME_AREA = 'theme';

/**
 * Runs in <head> before anything is painted: sets `data-session` and `data-theme` on <html>, and
 * tells zod not to probe `eval`, which the content security policy bars and reports. A constant, so
 * that cached pages can allow it by its hash.
 */
export const bootScript = `globalThis.__zod_globalConfig={jitless:true};(function(d){try{var k=((JSON.parse(localStorage.getItem("${AUTH_AREA}"))||{}).state||{}).kind,t=localStorage.getItem("${THEME_AREA}");if(k==="seeker"||k==="employer")d.session=k;if(t==="light"||t==="dark")d.theme=t}catch(e){}})(document.documentElement.dataset)`;
