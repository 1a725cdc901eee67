/** The order of Unicode, in which `⑼`, `🅐` and `٩` stand where `9`, `a` and `9` do. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });
const IN_ORDER = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Signs that the order tells apart from what they show: `🇦` to `🇿`, `Ⅰ` to `Ⅸ`, `ⅰ` to `ⅸ`, and words of Chinese. */
const OTHERS: ReadonlyMap<string, string> = new Map(
  [
    [0x1f1e6, IN_ORDER.slice(10)] as const,
    [0x2160, IN_ORDER.slice(1, 10)] as const,
    [0x2170, IN_ORDER.slice(1, 10)] as const,
  ]
    .flatMap(([first, values]) =>
      Array.from(values, (value, place): [string, string] => [
        String.fromCodePoint(first + place),
        value,
      ]),
    )
    .concat(
      ['〇一二三四五六七八九', '零壹贰叁肆伍陆柒捌玖', '零壹貳參肆伍陸柒捌玖'].flatMap((signs) =>
        Array.from(signs, (sign, value): [string, string] => [sign, String(value)]),
      ),
    ),
);
/** Signs of Unicode that may stand for a letter or digit: bounds what is remembered. */
const FOLDABLE = /^[\p{Nd}\p{Nl}\p{No}\p{So}\p{Script=Latin}]$/u;
const known = new Map<string, string | undefined>();

/** The small letter or digit that one sign stands for, however it is enclosed, accented or written elsewhere. */
export function foldSign(sign: string): string | undefined {
  if (!FOLDABLE.test(sign)) return OTHERS.get(sign);
  if (!known.has(sign)) known.set(sign, OTHERS.get(sign) ?? findInOrder(sign));
  return known.get(sign);
}

function findInOrder(sign: string): string | undefined {
  let from = 0;
  let to = IN_ORDER.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const order = compare(sign, IN_ORDER.charAt(middle));
    if (order === 0) return IN_ORDER.charAt(middle);
    if (order < 0) to = middle;
    else from = middle + 1;
  }
  return undefined;
}
