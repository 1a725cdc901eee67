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
  return `Port K${letters}`;
}

let networks = 0;

/** The address of somebody in a network that nobody else is in. */
export function anAddress(): string {
  networks += 1;
  return `10.${Math.floor(networks / 256)}.${networks % 256}.1`;
}
