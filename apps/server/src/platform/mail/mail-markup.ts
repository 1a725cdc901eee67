import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainTextSelectors } from 'react-email';

/** HTML that mail clients can render. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Compiled once: compiling takes longer than rendering a mail. */
const toPlainText = compile({ wordwrap: false, selectors: plainTextSelectors });

/** A mail's two forms: HTML, and the same text without markup. */
export function renderMail(mail: ReactElement): { html: string; text: string } {
  const html = DOCTYPE + renderToStaticMarkup(mail);
  return { html, text: toPlainText(html) };
}
