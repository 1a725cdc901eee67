import { expect, type Locator } from '@playwright/test';

/** More than any screen has. */
const STOPS_MAX = 150;

/** Presses Tab, or Shift and Tab, until an element has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < STOPS_MAX && !(await hasFocus()); stops += 1) {
    await target.page().keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Reaches an element like this and presses Enter. */
export async function enter(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Reaches a field like this and types over what it contains. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.press('ControlOrMeta+a');
  await field.page().keyboard.type(text);
}
