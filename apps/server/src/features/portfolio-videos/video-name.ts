const NAME_MAX = 120;

/** The name a video's card shows: the sender's, without folders and what cannot be seen. */
export function videoName(given: string): string {
  const name = given
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  return name === '' ? 'Video' : Array.from(name).slice(0, NAME_MAX).join('');
}
