import displayFontUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFontUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** Hashed addresses of both fonts, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const FONT_URLS = [displayFontUrl, textFontUrl] as const;
