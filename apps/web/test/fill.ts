import type { UserEvent } from '@testing-library/user-event';

/** Fills a field at once, as a paste does; typing every letter is for tests of what typing does. */
export async function fill(
  user: Pick<UserEvent, 'clear' | 'click' | 'paste'>,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
