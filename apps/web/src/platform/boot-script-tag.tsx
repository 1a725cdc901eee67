import { useContext } from 'react';
import { bootScript } from './boot-script.ts';
import { PageRequestContext } from './page-request-context.ts';

/** The boot script, in <head>. The browser hides nonces from scripts, hence the suppressed warning. */
export function BootScriptTag() {
  const { nonce } = useContext(PageRequestContext);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: bootScript }}
    />
  );
}
