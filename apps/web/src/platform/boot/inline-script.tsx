import { useContext } from 'react';
import { PageRequestContext } from '../routing/page-request-context.ts';

/**
 * One of `inlineScripts` in the page. The browser hides nonces from scripts, hence the suppressed warning.
 */
export function InlineScript({ code }: { code: string }) {
  const { nonce } = useContext(PageRequestContext);
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}
