/** Tags without attributes: a reader sees our texts as they are written, so what stands in others is read. */
const INLINE_TAG = /<\/?(?:a|b|big|em|font|i|s|small|span|strong|u|wbr)>/iy;
const OTHER_TAG = /<\/?(?:br|div|li|ol|p|ul) ?\/?>/iy;
const INVISIBLE_ENTITY = /&(?:shy|zwj|zwnj);/iy;
const ENTITY = /&#(?:x[\da-f]{1,6}|\d{1,7});?/iy;
const INVISIBLE = '\u200b';
const LAST_CODE = 0x10ffff;

/** The character that is shown at an offset, and the length of what it is written with. */
export function readSign(text: string, offset: number): { character: string; length: number } {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  if (character === '<') {
    const inline = matchAt(INLINE_TAG, text, offset);
    if (inline !== undefined) return { character: INVISIBLE, length: inline.length };
    const other = matchAt(OTHER_TAG, text, offset);
    if (other !== undefined) return { character: ' ', length: other.length };
  }
  if (character === '&') {
    const invisible = matchAt(INVISIBLE_ENTITY, text, offset);
    if (invisible !== undefined) return { character: INVISIBLE, length: invisible.length };
    const entity = matchAt(ENTITY, text, offset);
    if (entity !== undefined) return { character: characterOf(entity), length: entity.length };
  }
  return { character, length: character.length };
}

function matchAt(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}

/** The character of `&#115;` or `&#x73;`. */
function characterOf(entity: string): string {
  const code = Number(entity.slice(2).replace(';', '').replace(/^x/i, '0x'));
  return code <= LAST_CODE ? String.fromCodePoint(code) : ' ';
}
