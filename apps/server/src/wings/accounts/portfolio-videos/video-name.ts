const NAME_MAX = 120;

/** The name on a video's card: the sender's, without folders and invisible characters. */
export function videoName(given: string): string {
  const name = given
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  return name === '' ? 'Video' : Array.from(name).slice(0, NAME_MAX).join('');
}
