/** The attribute of every payload element: if a page has one, text became markup. */
export const INJECTED = 'data-injected';

/** A host that the product never contacts and that does not exist. */
export const CANARY_HOST = 'canary.invalid';

const run = 'window.__ran(document.domain)';
const mark = `${INJECTED}=1`;

/** Texts that become markup or script where escaping is missing; the short ones first. */
export const payloads: readonly string[] = [
  `<b ${mark}>`,
  `"><u ${mark}>`,
  `'><i ${mark}>`,
  `<img ${mark} src=x onerror=__ran()>`,
  `<svg ${mark} onload=__ran()>`,
  `</script><s ${mark}>`,
  `</title><p ${mark}>`,
  `--><hr ${mark}>`,
  `<script ${mark}>${run}</script>`,
  `"><script ${mark}>${run}</script>`,
  `</script><script ${mark}>${run}</script>`,
  `</textarea><img ${mark} src=x onerror="${run}">`,
  `</style><svg ${mark} onload="${run}">`,
  `<!--<script>${run}</script><img ${mark} src=x onerror="${run}">-->`,
  `]]><script ${mark}>${run}</script>`,
  `" autofocus onfocus="${run}" ${mark} x="`,
  `' onmouseover='${run}' ${mark} style='position:fixed;inset:0`,
  `\`};${run};//\${${run}}{{${run}}}`,
  `\\u003cscript ${mark}\\u003e${run}\\u003c/script\\u003e`,
  `&lt;script ${mark}&gt;${run}&lt;/script&gt;`,
  `\uff1cscript ${mark}\uff1e${run}\uff1c/script\uff1e \u2028${run}\u2029`,
  `<meta ${mark} http-equiv=refresh content="0;url=http://${CANARY_HOST}/meta">`,
  `<style ${mark}>@import "http://${CANARY_HOST}/css";*{background:url(http://${CANARY_HOST}/bg)}</style>`,
  `<iframe ${mark} srcdoc="<script>parent.__ran()</script>"></iframe><a ${mark} href=javascript:${run}>`,
  `[click](javascript:${run}) ![x](http://${CANARY_HOST}/md) <base ${mark} href=http://${CANARY_HOST}/>`,
];

/** Addresses that run when they are followed; a board refuses most of them. */
export const linkPayloads: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}//a.com`,
  `data:text/html,<script>${run}</script>`,
  `https://copper-kettle.com/"onmouseover="${run}" ${mark} x="`,
  `https://copper-kettle.com/?a=</script><b ${mark}>`,
];

/** A payload that fits, a different one for each place; long fields get all of them. */
export function createPayloadSource(round: number) {
  let place = round;
  return (max: number): string => {
    const shift = place++;
    const turned = payloads.map((_, index) => payloads[(index + shift) % payloads.length] ?? '');
    if (max >= ALL_CHARACTERS) return turned.join(' ');
    return turned.find((text) => text.length <= max) ?? '';
  };
}

const ALL_CHARACTERS = payloads.join(' ').length;
