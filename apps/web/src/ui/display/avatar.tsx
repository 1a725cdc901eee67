import { pictureAt } from '@nextshift/contract';
import { clsx } from 'clsx';
import { useState } from 'react';

const SIZES = {
  small: 'size-10 text-sm',
  medium: 'size-12 text-base',
  large: 'size-16 text-xl',
  huge: 'size-28 text-4xl',
};

const TONES = [
  'bg-brand-soft text-brand',
  'bg-marigold-soft text-warning',
  'bg-info-soft text-info',
  'bg-success-soft text-success',
] as const;

export interface AvatarProps {
  /** Whose picture: the alternative text and, without a picture, the initials. */
  name: string;
  src?: string | null | undefined;
  /** People are round, companies have corners. */
  kind?: 'person' | 'company';
  size?: keyof typeof SIZES;
  /** Beside the written name the picture says nothing new; hide it from screen readers. */
  decorative?: boolean;
  className?: string;
}

export function Avatar({
  name,
  src,
  kind = 'person',
  size = 'medium',
  decorative = false,
  className,
}: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const shape = clsx(
    'shrink-0 overflow-hidden',
    SIZES[size],
    kind === 'person' ? 'rounded-full' : 'rounded-[22%]',
    className,
  );

  if (src && src !== brokenSrc) {
    return (
      <img
        // An image in server HTML may have failed before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src);
        }}
        src={pictureAt(src, 320)}
        alt={decorative ? '' : name}
        loading="lazy"
        decoding="async"
        onError={() => {
          setBrokenSrc(src);
        }}
        className={clsx(shape, 'bg-sunken object-cover')}
      />
    );
  }

  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={clsx(
        shape,
        toneOf(name),
        'inline-flex items-center justify-center font-display font-bold tracking-tight select-none',
      )}
    >
      {initials(name)}
    </span>
  );
}

function toneOf(name: string) {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return TONES[sum % TONES.length];
}

/** At most two letters that stand for a name: 'Blue Finch Coffee' gives 'BF'. */
function initials(name: string) {
  const letters = name
    .split(/\s+/)
    .slice(0, 3)
    // By code point, so that a letter outside the basic plane is not cut in half.
    .flatMap((word) => /^./u.exec(word)?.[0] ?? []);
  return letters.slice(0, 2).join('').toLocaleUpperCase('en-US') || '?';
}
