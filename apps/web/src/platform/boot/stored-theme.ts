const THEME_AREA = 'theme';

/** The theme that a person chose on this device; null follows the device's own. */
export function storedTheme(): 'light' | 'dark' | null {
  try {
    const theme = localStorage.getItem(THEME_AREA);
    return theme === 'light' || theme === 'dark' ? theme : null;
  } catch {
    // Storage is blocked.
    return null;
  }
}
