/** Widths in which pictures are served, in pixels. */
export const PICTURE_WIDTHS = [320, 640, 1024] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const isStored = (url: string) => url.startsWith('/files/');

/** The address of a stored picture at least so wide, in a format that the browser takes; others are left as they are. */
export function pictureAt(url: string, width: PictureWidth): string {
  return isStored(url) ? `${url}?w=${String(width)}` : url;
}

/** A picture in all widths, as a `srcset`; undefined for one that is not stored. */
export function pictureSources(url: string): string | undefined {
  return isStored(url)
    ? PICTURE_WIDTHS.map((width) => `${pictureAt(url, width)} ${String(width)}w`).join()
    : undefined;
}
