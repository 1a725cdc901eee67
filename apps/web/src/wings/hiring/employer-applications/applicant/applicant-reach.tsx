import { isConnected, type SocialAccount } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { formatFollowers } from '../../../../platform/text/format-followers.ts';

export interface ApplicantReachProps {
  profile: {
    readonly instagram: SocialAccount | null;
    readonly tiktok: SocialAccount | null;
  };
  /** Shown if no account is connected. */
  nothing: ReactNode;
}

/** An applicant's social accounts with their follower counts. */
export function ApplicantReach({ profile: { instagram, tiktok }, nothing }: ApplicantReachProps) {
  const accounts = [
    { name: 'Instagram', account: instagram },
    { name: 'TikTok', account: tiktok },
  ].flatMap(({ name, account }) => (account && isConnected(account) ? [{ name, account }] : []));
  if (accounts.length === 0) return nothing;
  return (
    <ul className="flex flex-wrap gap-3">
      {accounts.map(({ name, account }) => (
        <li key={name} className="max-w-full rounded-card bg-sunken px-4 py-2.5">
          <p className="font-semibold">
            {name} Followers: {formatFollowers(account.followers)}
          </p>
          <a
            href={account.profileUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block min-h-6 text-link text-sm wrap-anywhere"
          >
            {account.handle}
            <span className="sr-only"> on {name}, in a new tab</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
