/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  plainTextSelectors,
  Preview,
  Section,
  Text,
} from 'react-email';
import type { MailContent, MailList } from './mail-content.ts';

/** The light colors of the web app's tokens; mail programs that darken do it by themselves. */
const color = {
  ink: '#26141f',
  inkSoft: '#66525e',
  paper: '#faf7f5',
  surface: '#ffffff',
  line: '#e5dcd9',
  brand: '#8f1a5f',
  marigold: '#ffb224',
};
const font = "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const paragraph = { margin: '0 0 16px', color: color.ink, fontSize: 16, lineHeight: '24px' };
const small = { margin: '0 0 8px', color: color.inkSoft, fontSize: 13, lineHeight: '20px' };

/** HTML that mail clients can render. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Compiled once: compiling takes longer than rendering a mail. */
const toPlainText = compile({ wordwrap: false, selectors: plainTextSelectors });

/** A mail's two forms: HTML, and the same text without markup. */
export function renderMail(content: MailContent, publicUrl: string) {
  const html = DOCTYPE + renderToStaticMarkup(<Layout {...content} publicUrl={publicUrl} />);
  return { subject: content.subject, html, text: toPlainText(html) };
}

/** What all our mails look like: the wordmark, a card with one thing to do, and why the mail came. */
function Layout(content: MailContent & { readonly publicUrl: string }) {
  const { publicUrl, title, paragraphs, lists = [], action, footnote } = content;
  const addressOf = (url: string) => (url.startsWith('/') ? publicUrl + url : url);
  return (
    <Html lang="en">
      <Head />
      <Preview>{content.preview ?? paragraphs[0] ?? title}</Preview>
      <Body style={{ margin: 0, padding: '32px 16px', background: color.paper, fontFamily: font }}>
        <Container style={{ maxWidth: 560, margin: '0 auto' }}>
          <Link href={publicUrl} style={{ color: color.brand, textDecoration: 'none' }}>
            <span style={{ fontSize: 24, fontWeight: 800, letterSpacing: '-0.5px' }}>
              Next<span style={{ color: color.ink }}>Shift</span>
            </span>
          </Link>
          <Section
            style={{
              margin: '20px 0 24px',
              padding: '32px 28px',
              background: color.surface,
              border: `1px solid ${color.line}`,
              borderTop: `4px solid ${color.marigold}`,
              borderRadius: 16,
            }}
          >
            <Heading as="h1" style={{ margin: '0 0 16px', color: color.ink, fontSize: 24 }}>
              {title}
            </Heading>
            {paragraphs.map((text, index) => (
              // The same words may come twice.
              <Text key={`${index} ${text}`} style={paragraph}>
                {text}
              </Text>
            ))}
            {lists.map((list) => (
              <List key={list.link.url} {...list} addressOf={addressOf} />
            ))}
            <Button
              href={addressOf(action.url)}
              style={{
                display: 'inline-block',
                padding: '13px 22px',
                background: color.brand,
                borderRadius: 12,
                color: '#ffffff',
                fontSize: 16,
                fontWeight: 600,
                textDecoration: 'none',
              }}
            >
              {action.label}
            </Button>
          </Section>
          <Hr style={{ borderColor: color.line, margin: '0 0 16px' }} />
          <Text style={small}>
            {[footnote].flat().map((part) => {
              if (part === '\n') return <br key={part} />;
              if (typeof part === 'string') return part;
              return (
                <SmallLink key={part.url} href={addressOf(part.url)}>
                  {part.label}
                </SmallLink>
              );
            })}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

interface ListProps extends MailList {
  readonly addressOf: (url: string) => string;
}

function List({ title, items, link, addressOf }: ListProps) {
  return (
    <Section style={{ margin: '0 0 24px' }}>
      <Heading as="h2" style={{ margin: '0 0 12px', color: color.inkSoft, fontSize: 14 }}>
        {title}
      </Heading>
      {items.map(({ title: name, url, line }) => (
        <Text key={url} style={{ ...paragraph, margin: '0 0 12px' }}>
          <Link href={addressOf(url)} style={{ color: color.brand, fontWeight: 600 }}>
            {name}
          </Link>
          <br />
          {line}
        </Text>
      ))}
      <Text style={small}>
        <SmallLink href={addressOf(link.url)}>{link.label}</SmallLink>
      </Text>
    </Section>
  );
}

function SmallLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} style={{ color: color.brand, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}
