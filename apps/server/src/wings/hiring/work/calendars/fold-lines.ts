/** Most octets of a line, as RFC 5545 counts them. */
const LINE_MAX = 75;

/** Folds the lines of a calendar anew: each is at most 75 octets long, and none splits a character. */
export function foldLines(calendar: string): string {
  return calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
}

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= LINE_MAX) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > LINE_MAX) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
