/** Of the script that waits, what it needs: addresses, apart from each other by blanks. */
const MODULES = 'data-modules';

const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const MODULE_SCRIPT = /<script([^>]*) type="module" async="">/;

/**
 * Holds the page's scripts back until it is painted: it reads without them, and on a slow line they
 * would share it with the styles and fonts that paint it.
 *
 * @param html a page as React Router writes it: hints of modules in <head>, one module script in <body>.
 */
export function holdScripts(html: string): string {
  if (!MODULE_SCRIPT.test(html)) return html;
  const modules = Array.from(html.matchAll(PRELOAD), ([, href = '']) => href);
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE_SCRIPT, `<script$1 type="text/plain" ${MODULES}="${modules.join(' ')}">`);
}

/**
 * Runs at the end of <body>: starts the script that `holdScripts` holds back, with all it needs at
 * once, after the next frame; a page in the background paints none, so there it starts right away.
 */
export const startScript = `(function(d){var held=d.querySelector("script[${MODULES}]");if(!held)return;function start(){held.getAttribute("${MODULES}").split(" ").forEach(function(href){var link=d.createElement("link");link.rel="modulepreload";link.href=href;d.head.append(link)});var script=d.createElement("script");script.type="module";script.nonce=held.nonce;script.textContent=held.textContent;d.head.append(script)}if(d.hidden)start();else requestAnimationFrame(function(){setTimeout(start)})})(document)`;
