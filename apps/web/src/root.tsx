import { dayOf } from '@nextshift/contract';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type LinksFunction,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { LocalDebug } from './wings/posting/local-debug/index.ts';
import { UnreadBadge } from './wings/hiring/messages/index.ts';
import { NoticesBell } from './wings/hiring/notices/index.ts';
import { API_BASE_META } from './platform/api/api-base-meta.ts';
import { useEarlyInput } from './platform/early-input/use-early-input.ts';
import { RenderedDay } from './platform/text/days-ago.ts';
import { ErrorScreen } from './platform/layout/error-screen.tsx';
import { describeError } from './platform/layout/describe-error.ts';
import { InlineScript } from './platform/boot/inline-script.tsx';
import { inlineScripts } from './platform/boot/inline-scripts.ts';
import { NavigationProgress } from './platform/layout/navigation-progress.tsx';
import { pageMeta } from './platform/layout/page-meta.ts';
import { apiBaseContext, siteContext } from './platform/api/request-context.ts';
import { RouteAnnouncer } from './platform/layout/route-announcer.tsx';
import { SiteFooter } from './platform/layout/site-footer.tsx';
import { SiteNav } from './platform/layout/site-nav.tsx';
import { StaticNav } from './platform/layout/static-nav.tsx';
import { useDocumentAttributes } from './platform/layout/use-document-attributes.ts';
import { POSITIONS, useKeptPlace } from './platform/routing/use-kept-place.ts';
import { useLayerHistory } from './platform/routing/use-layer-history.ts';
import { useRevalidateOnReturn } from './platform/routing/use-revalidate-on-return.ts';
import { THEME_COLORS } from './styles/theme-colors.ts';
import stylesheet from './styles/app.css?url';
import { Shell } from './ui/layout/shell.tsx';
import { Toaster } from './ui/feedback/toaster.tsx';
import { usePageHandle } from './platform/routing/use-page-handle.ts';
import displayFontUrl from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2?url';
import textFontUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** Hashed addresses of both fonts, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
const FONT_URLS = [displayFontUrl, textFontUrl] as const;

export const links: LinksFunction = () => [
  ...FONT_URLS.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(error ? describeError(error).title : 'Find your next shift');
}

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    apiBase: context.get(apiBaseContext),
    siteOrigin: url.origin,
    renderedDay: dayOf(new Date()),
    site: context.get(siteContext),
  };
}

/** The server's settings stay the same while a page is open. */
export function shouldRevalidate() {
  return false;
}

/** The document, around pages and error pages alike. */
export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const apiBase = loaded?.apiBase ?? '';
  const { isStatic, startsWhenUsed, Nav } = usePageHandle();
  useDocumentAttributes();
  useEarlyInput();

  return (
    <html
      lang="en"
      data-session="none"
      {...(isStatic ? { 'data-still': '' } : {})}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={THEME_COLORS.light}
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
        {apiBase ? <meta name={API_BASE_META} content={apiBase} /> : null}
        <InlineScript code={inlineScripts.setDocumentAttributes} />
        <InlineScript code={inlineScripts.captureInput} />
        {loaded && loaded.site.origins.length > 0 ? (
          <InlineScript
            code={inlineScripts.redirectToPublicAddress}
            data-origins={loaded.site.origins.join(' ')}
          />
        ) : null}
        <Meta />
        {/* Styles come from our own origin; a nonce would differ between server and browser. */}
        <Links nonce="" />
      </head>
      <body>
        {isStatic ? (
          <Shell nav={<StaticNav />}>{children}</Shell>
        ) : (
          <RenderedDay value={loaded?.renderedDay ?? null}>
            <NavigationProgress />
            <Shell
              nav={Nav ? <Nav /> : <SiteNav Notices={NoticesBell} UnreadBadge={UnreadBadge} />}
              footer={Nav ? null : <SiteFooter />}
            >
              {children}
            </Shell>
            {loaded?.site.allowsDemo && !Nav ? <LocalDebug /> : null}
            <RouteAnnouncer />
            <Toaster />
            <ScrollRestoration storageKey={POSITIONS} />
            <Scripts />
            <InlineScript
              code={inlineScripts.startModules}
              {...(startsWhenUsed ? { 'data-when-used': '' } : {})}
            />
          </RenderedDay>
        )}
      </body>
    </html>
  );
}

export default function App() {
  useLayerHistory();
  useRevalidateOnReturn();
  useKeptPlace();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
