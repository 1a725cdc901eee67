// Runs at the end of <body>: starts the script that `holdModules` holds back, and all its modules in parallel,
// after the first frame. A page in the background paints none, so there it starts right away.
import { HELD_MODULES } from './hold-modules.ts';

const held = document.querySelector<HTMLScriptElement>(`script[${HELD_MODULES}]`);
if (held && document.hidden) start(held);
else if (held) requestAnimationFrame(() => setTimeout(start, 0, held));

function start(script: HTMLScriptElement): void {
  for (const href of script.getAttribute(HELD_MODULES)?.split(' ') ?? []) preload(href);
  const started = document.createElement('script');
  started.type = 'module';
  started.nonce = script.nonce;
  started.textContent = script.textContent;
  document.head.append(started);
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
