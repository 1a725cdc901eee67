let last = 0;

function next(): number {
  last += 1;
  return last;
}

/** An email address that no other test uses. */
export function anEmail(): string {
  return `person-${next()}@mail.example`;
}

/** A unique city, so that a search only finds the jobs of one test. */
export function aCity(): string {
  const letters = String(next()).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  return `Port ${letters}`;
}
