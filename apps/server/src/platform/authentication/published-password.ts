import type { Config } from '../../config.ts';

/** The password of every demo account. It is printed at startup, so it is public. */
export const DEMO_PASSWORD = 'NextShift!1';

/** Whether a password is refused on this board because it is that of the demo accounts. */
export function isPublishedPassword(
  { allowsDemo }: Pick<Config, 'allowsDemo'>,
  password: string,
): boolean {
  return !allowsDemo && password === DEMO_PASSWORD;
}
