import type { UserEvent } from '@testing-library/user-event';

/** Fills a field in one step, as a paste does; only tests of typing itself type every letter. */
export async function fill(
  user: Pick<UserEvent, 'clear' | 'click' | 'paste'>,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
