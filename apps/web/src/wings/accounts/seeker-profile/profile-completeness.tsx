import type { UserProfile } from '@nextshift/contract';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { completenessOf } from './profile-steps.ts';

/** How complete the profile is, and its best next step; nothing once it is complete. */
export function ProfileCompleteness({ profile }: { profile: UserProfile }) {
  const { percent, next } = completenessOf(profile);
  if (next === null) return null;
  const { action, why, buttonId } = next;
  return (
    <Card padding="small" className="sm:px-6">
      <ProgressBar label="Your profile" percent={percent} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-40 text-sm text-ink-soft">{why}</p>
        <Button
          variant="secondary"
          size="small"
          onClick={() => document.getElementById(buttonId)?.click()}
        >
          {action}
        </Button>
      </div>
    </Card>
  );
}
