import { useState } from 'react';
import { useUnsubscribe } from '../../wings/discovery/alerts/index.ts';
import { InvalidLink, MailedLinkForm } from '../../wings/accounts/email-change/index.ts';
import { ShiftScene } from '../../wings/identity/seeker-access/index.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useMailedToken } from '../../platform/routing/use-mailed-token.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SplitPage } from '../../ui/layout/split-page.tsx';

/** The address initially contains a token, so requests must not send it as referrer. */
export function meta() {
  return [...pageMeta('Stop job alerts'), { name: 'referrer', content: 'strict-origin' }];
}

const HEADLINE = 'Your inbox,\nyour rules.';

/** Stops an alert or all of them; opening the link alone does nothing, as programs open links too. */
export default function Unsubscribe() {
  const { token, forget } = useMailedToken(paths.unsubscribe());
  const unsubscribe = useUnsubscribe();
  const [invalid, setInvalid] = useState<string>();
  if (unsubscribe.data !== undefined) {
    return (
      <SplitPage
        key="stopped"
        title="Stopped"
        lead={unsubscribe.data}
        focusTitle
        headline={HEADLINE}
        scene={<ShiftScene />}
      >
        <Button size="large" fullWidth asChild>
          <PageLink to={paths.alerts()}>See your alerts</PageLink>
        </Button>
      </SplitPage>
    );
  }
  if (token === null || invalid !== undefined) {
    return <InvalidLink message={invalid} headline={HEADLINE} scene={<ShiftScene />} />;
  }
  const formFor = (scope: 'alert' | 'all', submitLabel: string) => (
    <MailedLinkForm
      token={token}
      submitLabel={submitLabel}
      pendingLabel="Stopping..."
      act={async (link) => {
        await unsubscribe.mutateAsync({ token: link, scope });
        forget();
      }}
      onInvalidLink={(message) => {
        forget();
        setInvalid(message);
      }}
    />
  );
  return (
    <SplitPage
      title="Stop job alerts"
      lead="You can turn them on again in your settings at any time."
      headline={HEADLINE}
      scene={<ShiftScene />}
    >
      <div className="space-y-4">
        {token?.startsWith('alert.') ? formFor('alert', 'Stop This Alert') : null}
        {formFor('all', 'Stop All Job Alerts')}
      </div>
    </SplitPage>
  );
}
