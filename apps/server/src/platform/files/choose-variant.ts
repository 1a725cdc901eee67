/** A picture in one of its widths and formats. */
export interface Variant {
  readonly storage_key: string;
  readonly content_type: string;
  readonly byte_size: number;
  /** In pixels; null if nobody measured it. */
  readonly width: number | null;
}

interface Wanted {
  /** In pixels. */
  readonly width: number;
  /** The request's Accept header. */
  readonly accept: string | undefined;
}

/**
 * The smallest form of a picture that is as wide as wanted, or as wide as the picture, in a format that the browser names.
 */
export function chooseVariant(
  whole: Variant,
  variants: readonly Variant[],
  { width, accept = '' }: Wanted,
): Variant {
  const wanted = Math.min(width, whole.width ?? width);
  const usable = [whole, ...variants].filter(
    (each) =>
      (each.width ?? 0) >= wanted &&
      (each.content_type !== 'image/avif' || accept.includes('image/avif')),
  );
  const [smallest] = usable.toSorted(
    (one, other) => (one.width ?? 0) - (other.width ?? 0) || one.byte_size - other.byte_size,
  );
  return smallest ?? whole;
}
