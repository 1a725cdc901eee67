/** At most two letters that stand for a name: 'Blue Finch Coffee' gives 'BF'. */
export function initials(name: string) {
  const letters = name
    .split(/\s+/)
    .slice(0, 3)
    // By code point, so that a letter outside the basic plane is not cut in half.
    .flatMap((word) => /^./u.exec(word)?.[0] ?? []);
  return letters.slice(0, 2).join('').toLocaleUpperCase('en-US') || '?';
}
