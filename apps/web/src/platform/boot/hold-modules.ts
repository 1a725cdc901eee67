/** On the script that is held back: the modules that it needs, separated by spaces. */
export const HELD_MODULES = 'data-modules';

const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const MODULE_SCRIPT = /<script([^>]*) type="module" async="">/;

/**
 * Holds a page's scripts back until it is painted: it can be read without them, and on a slow connection they
 * compete with the styles and fonts that paint it. `start-modules.ts` starts them (decision 026).
 *
 * @param html a page as React Router renders it: links that preload modules, and one module script. The build
 * fails when that changes (`check-held-modules.ts`).
 */
export function holdModules(html: string): string {
  if (!MODULE_SCRIPT.test(html)) return html;
  const modules = Array.from(html.matchAll(PRELOAD), ([, href = '']) => href);
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE_SCRIPT, `<script$1 type="text/plain" ${HELD_MODULES}="${modules.join(' ')}">`);
}
