import type { ComponentProps } from 'react';

export interface DirectionsLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** An address in words. */
  to: string;
}

/** Opens the way to a place on the device's own map. */
export function DirectionsLink({ to, ...rest }: DirectionsLinkProps) {
  const place = encodeURIComponent(to);
  return (
    <a
      {...rest}
      href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}
      target="_blank"
      rel="noopener noreferrer nofollow"
      onClick={({ currentTarget }) => {
        // Apple's devices have a map of their own, which this address opens.
        if (/iPhone|iPad|Macintosh/.test(navigator.userAgent))
          currentTarget.href = `https://maps.apple.com/?daddr=${place}`;
      }}
    >
      Directions
    </a>
  );
}
