import { useId, useState } from 'react';
import { FollowerRows } from './follower-rows.tsx';
import { InstagramDialog } from './instagram-dialog.tsx';
import { wizardInstagram, type InstagramAccount } from './instagram-rules.ts';
import { UnseenAccount } from './unseen-account.tsx';

export interface WizardSocialProps {
  instagram: InstagramAccount | null;
  onConnect: (instagram: InstagramAccount) => void;
}

/** Social accounts in the wizard; they are sent with the profile. */
export function WizardSocial({ instagram, onConnect }: WizardSocialProps) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg font-bold">
        Social media
      </h3>
      <p className="mt-1 mb-4 text-ink-soft">
        Connect your social media accounts to showcase your online presence to employers.
      </p>
      <FollowerRows
        accounts={instagram ? [{ platform: 'instagram', ...instagram }] : []}
        onEditInstagram={() => {
          setIsAsking(true);
        }}
      />
      <UnseenAccount account={instagram} />
      <InstagramDialog
        open={isAsking}
        onClose={close}
        rules={wizardInstagram}
        placeholder="@yourusername"
        account={instagram}
        pending={false}
        failure={undefined}
        onConnect={(account) => {
          onConnect(account);
          close();
        }}
      />
    </section>
  );
}
