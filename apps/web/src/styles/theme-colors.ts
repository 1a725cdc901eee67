/** Paper in each theme, for `<meta name="theme-color" media="(prefers-color-scheme: ...)">`. */
export const THEME_COLORS = { light: '#faf7f5', dark: '#170d14' } as const;
