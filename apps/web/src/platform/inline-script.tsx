import { useContext } from 'react';
import { PageRequestContext } from './page-request-context.ts';

/**
 * A script of ours within the server's HTML; one that a browser draws would not run, so none is sent
 * twice. The browser hides nonces from scripts, hence the suppressed warning.
 */
export function InlineScript({ code }: { code: string }) {
  const { nonce } = useContext(PageRequestContext);
  const __html = import.meta.env.SSR ? code : '';
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
