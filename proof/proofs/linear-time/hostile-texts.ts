/** A text made to be slow: a piece that patterns like to try again, over and over, and an end that fits none. */
export interface HostileText {
  readonly head: string;
  readonly piece: string;
  readonly tail: string;
}

const repeated = (piece: string): HostileText => ({ head: 'a', piece, tail: '!' });

export const hostileTexts: readonly HostileText[] = [
  ...[
    ' ',
    '\t',
    '\n',
    ' \n',
    'a',
    'a ',
    'a, ',
    '1',
    '1 ',
    '1.',
    '-',
    '.',
    '/',
    '//',
    '\\',
    '@',
    'a@',
  ],
  ...[
    '?token',
    '&token',
    ';token',
    '?token=',
    '%20',
    '%',
    '=',
    '&',
    ';',
    ',',
    ', ',
    ':',
    '+',
    '(',
    ')',
  ],
  ...[
    '<',
    '<a',
    '<script',
    '>',
    '"',
    "'",
    '[',
    '{{',
    '_',
    '*',
    'W/"a",',
    'bytes=0-0,',
    'http://a.',
  ],
  ...['é', 'e\u0301', '\u0301', '\u0344\u0323', '\u200b', 'İ', '٩ ', '🙂', 'ﷺ'],
]
  .map(repeated)
  .concat(
    { head: 'a@', piece: '.', tail: ' ' },
    { head: 'a@', piece: 'a.', tail: '@' },
    { head: 'http://', piece: 'a.', tail: '!' },
    { head: '/', piece: 'a/', tail: '\\' },
  );

/** The text with so many of its piece that it is about as long as asked. */
export function grow({ head, piece, tail }: HostileText, length: number): string {
  return `${head}${piece.repeat(Math.max(1, Math.floor(length / piece.length)))}${tail}`;
}

/** As a report names it. */
export function nameOf({ head, piece }: HostileText): string {
  return JSON.stringify(head === 'a' ? piece : `${head}${piece}`);
}

/** Whether it may stand in a header or, as it is, in an address. */
export function isVisibleAscii({ head, piece, tail }: HostileText): boolean {
  return /^[\x21-\x7e]*$/.test(head + piece + tail);
}
