const DATE = /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4})\b/g;
const SIGNS = [
  /\S@\S/,
  /\bat[\s)\]]{1,3}\w{1,60}[\s([]{1,3}dot\b/i,
  // Ten digits, however they are grouped; seven as local numbers are.
  /\d(?:[\s()./-]{0,3}\d){9}/,
  /\b\d{3}[\s.-]\d{4}\b/,
  /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b[\s,.-]{0,3}){7}/i,
  /https?:\/\/|www\.|\w\.(?:com|net|org|edu|gov|info|io|co|me|app|us|ly|gg|tv|be|to|link)\b/i,
];

/** Whether a text seems to have contact details or links: a hint while typing. The server decides what is hidden. */
export function mayHoldContact(text: string): boolean {
  const read = text.normalize('NFKC').replace(DATE, ' ');
  return SIGNS.some((sign) => sign.test(read));
}
