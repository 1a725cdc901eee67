import { FOLLOWER_DISPLAY } from '@nextshift/contract';

const { thousands, millions, decimals } = FOLLOWER_DISPLAY;

/** A number of followers as `950`, `1.2K` or `3.4M` (spec section 9). */
export function formatFollowers(count: number): string {
  if (count < thousands) return String(count);
  const inThousands = (count / thousands).toFixed(decimals);
  // 999,950 rounds up to a million.
  if (count < millions && Number(inThousands) < millions / thousands) return `${inThousands}K`;
  return `${(Math.max(count, millions) / millions).toFixed(decimals)}M`;
}
