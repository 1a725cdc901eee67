import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toPlainText } from 'react-email';

/** What mail programs know how to read. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** A mail's two forms: as designed, and the same words as plain text. */
export function renderMail(mail: ReactElement): { html: string; text: string } {
  const html = DOCTYPE + renderToStaticMarkup(mail);
  return { html, text: toPlainText(html) };
}
