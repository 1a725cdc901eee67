/** A text that makes patterns backtrack: a repeated piece and an end that does not match. */
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

/** Repeats the piece until the text has about the requested length. */
export function grow({ head, piece, tail }: HostileText, length: number): string {
  return `${head}${piece.repeat(Math.max(1, Math.floor(length / piece.length)))}${tail}`;
}

/** Its name in reports. */
export function nameOf({ head, piece }: HostileText): string {
  return JSON.stringify(head === 'a' ? piece : `${head}${piece}`);
}

/** Whether it may appear in a header or, unencoded, in an address. */
export function isVisibleAscii({ head, piece, tail }: HostileText): boolean {
  return /^[\x21-\x7e]*$/.test(head + piece + tail);
}
