import type { Config } from '../../config.ts';

/** The password of every demo account; the start prints it, so everybody knows it. */
export const DEMO_PASSWORD = 'NextShift!1';

/** Whether a password opens nothing on this board, because it is the one of the demo's accounts. */
export function isPublishedPassword(
  { allowsDemo }: Pick<Config, 'allowsDemo'>,
  password: string,
): boolean {
  return !allowsDemo && password === DEMO_PASSWORD;
}
