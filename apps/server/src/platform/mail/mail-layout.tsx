/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { ReactNode } from 'react';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from 'react-email';

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

interface MailLayoutProps {
  readonly publicUrl: string;
  /** What inboxes show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  /** Lists between the paragraphs and the action. */
  readonly children?: ReactNode;
  /** Why this mail came, and what to do about it. */
  readonly footnote: ReactNode;
}

/** What all our mails look like: the wordmark, a card with one thing to do, and why the mail came. */
export function MailLayout(props: MailLayoutProps) {
  const { publicUrl, preview, title, paragraphs, action, children, footnote } = props;
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
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
            {children}
            <Button
              href={action.url}
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
          <Text style={small}>{footnote}</Text>
        </Container>
      </Body>
    </Html>
  );
}

interface MailListProps {
  readonly title: string;
  readonly items: readonly {
    readonly title: string;
    readonly url: string;
    readonly line: string;
  }[];
  /** What can be done about the whole list. */
  readonly link: { readonly label: string; readonly url: string };
}

/** A titled list of links, each with a line that says more. */
export function MailList({ title, items, link }: MailListProps) {
  return (
    <Section style={{ margin: '0 0 24px' }}>
      <Heading as="h2" style={{ margin: '0 0 12px', color: color.inkSoft, fontSize: 14 }}>
        {title}
      </Heading>
      {items.map(({ title: name, url, line }) => (
        <Text key={url} style={{ ...paragraph, margin: '0 0 12px' }}>
          <Link href={url} style={{ color: color.brand, fontWeight: 600 }}>
            {name}
          </Link>
          <br />
          {line}
        </Text>
      ))}
      <Text style={small}>
        <FootnoteLink href={link.url}>{link.label}</FootnoteLink>
      </Text>
    </Section>
  );
}

/** A link in a footnote. */
export function FootnoteLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} style={{ color: color.brand, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}
