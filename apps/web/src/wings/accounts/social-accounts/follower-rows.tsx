import { isConnected, socialPlatforms, type SocialPlatform } from '@nextshift/contract';
import { AtSign, Music2, Pencil } from 'lucide-react';
import { formatFollowers } from '../../../platform/text/format-followers.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

/** Display names of the platforms (spec section 2.4). */
const platformNames: Readonly<Record<SocialPlatform, string>> = {
  instagram: 'Instagram',
  tiktok: 'Tiktok',
};

const ICONS: Readonly<Record<SocialPlatform, typeof AtSign>> = {
  instagram: AtSign,
  tiktok: Music2,
};

export interface FollowerRowsProps {
  accounts: readonly {
    readonly platform: SocialPlatform;
    readonly handle: string;
    readonly followers: number;
  }[];
  /** Connects Instagram, or corrects it. */
  onEditInstagram: () => void;
}

/** Followers per platform, or the button that connects it. Entered accounts can be corrected. */
export function FollowerRows({ accounts, onEditInstagram }: FollowerRowsProps) {
  return (
    <ul aria-label="Social media" className="flex flex-wrap gap-3">
      {socialPlatforms.map((platform) => {
        const account = accounts.find((other) => other.platform === platform);
        const Icon = ICONS[platform];
        return (
          <li key={platform} className="flex max-w-full items-center gap-1">
            {account && isConnected(account) ? (
              <>
                <p className="inline-flex min-h-11 min-w-0 flex-wrap items-center gap-x-1.5 rounded-3xl bg-brand-soft px-3.5 py-1.5 font-semibold wrap-anywhere">
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
                  {platformNames[platform]} Followers: {formatFollowers(account.followers)}
                </p>
                {platform === 'instagram' ? (
                  <IconButton
                    label={`Edit ${platformNames[platform]}`}
                    icon={<Pencil aria-hidden="true" />}
                    onClick={onEditInstagram}
                  />
                ) : null}
              </>
            ) : (
              <Button
                variant="secondary"
                onClick={() => {
                  if (platform === 'instagram') onEditInstagram();
                  else toast.info(`Connecting ${platformNames[platform]} will come later.`);
                }}
              >
                <Icon aria-hidden="true" />
                Connect {platformNames[platform]}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
