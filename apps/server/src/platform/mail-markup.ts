import type { ReactElement } from 'react';
import { render } from 'react-email';

/** A mail's two forms: as designed, and the same words as plain text. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  return { html: await render(mail), text: await render(mail, { plainText: true }) };
}
