import { useContext } from 'react';
import { PageRequestContext } from '../routing/page-request-context.ts';

interface Props {
  /** One of `inlineScripts`. */
  readonly code: string;
  readonly 'data-origins'?: string;
  readonly 'data-when-used'?: string;
}

/** A script within the page. Browsers hide nonces from scripts, hence the suppressed warning. */
export function InlineScript({ code, ...attributes }: Props) {
  const { nonce } = useContext(PageRequestContext);
  return (
    <script
      nonce={nonce}
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
