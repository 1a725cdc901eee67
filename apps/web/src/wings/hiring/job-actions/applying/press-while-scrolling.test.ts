import { expect, it } from 'vitest';
import { isPressWhileScrolling } from './press-while-scrolling.ts';

/** Fires events at these milliseconds, and tells whether the press came while scrolling. */
function press(events: string): boolean {
  for (const each of events.split(', ')) {
    const [at, type = ''] = each.split(' ');
    const event =
      type === 'click' || type === 'key'
        ? new MouseEvent('click', { detail: type === 'click' ? 1 : 0, bubbles: true })
        : new Event(type, { bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: Number(at) });
    document.body.dispatchEvent(event);
  }
  return isPressWhileScrolling();
}

it.each([
  {
    when: 'in the momentum of a swipe',
    events: '0 touchmove, 10 scroll, 110 scroll, 210 scroll, 230 pointerdown, 250 click',
    expected: true,
  },
  {
    when: 'after it came to rest',
    events: '1000 touchmove, 1010 scroll, 1200 pointerdown, 1210 click',
    expected: false,
  },
  {
    when: 'in the momentum of a wheel',
    events: '2000 wheel, 2010 scroll, 2030 pointerdown, 2050 click',
    expected: true,
  },
  {
    when: 'that begins to scroll',
    events: '3000 pointerdown, 3010 touchmove, 3020 scroll, 3030 click',
    expected: true,
  },
  {
    when: 'after a script scrolled there',
    events: '4000 scroll, 4010 pointerdown, 4020 click',
    expected: false,
  },
  { when: 'of a key', events: '5000 wheel, 5010 scroll, 5020 key', expected: false },
  { when: 'that stands still', events: '6000 pointerdown, 6010 click', expected: false },
])('judges a press $when', ({ events, expected }) => {
  expect(press(events)).toBe(expected);
});
