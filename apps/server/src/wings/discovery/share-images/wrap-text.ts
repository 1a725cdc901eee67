/**
 * Breaks a text into lines no wider than `width`; what does not fit in `maxLines` ends in an ellipsis.
 * A word wider than a line is cut.
 */
export function wrapText(
  text: string,
  width: number,
  maxLines: number,
  widthOf: (text: string) => number,
): string[] {
  const words = text.trim().split(/\s+/);
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  lines.push(line);
  const shown = lines.slice(0, maxLines);
  if (lines.length > maxLines) shown[maxLines - 1] = lines.slice(maxLines - 1).join(' ');
  return shown.map((one) => (widthOf(one) > width ? shorten(one, width, widthOf) : one));
}

function shorten(line: string, width: number, widthOf: (text: string) => number): string {
  let text = line;
  while (text !== '' && widthOf(`${text}…`) > width) text = text.slice(0, -1).trimEnd();
  return `${text}…`;
}
