import type { AuthenticatorSetup } from '@nextshift/contract';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { failureText } from '../../../platform/api/failure-text.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import {
  useDisableSecondFactor,
  useEnableSecondFactor,
  useSetUpAuthenticator,
} from './change-second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactor } from './second-factor-query.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** Whether signing in needs a code of an authenticator, and how to change that. */
export function SecondFactorSettings({ accountId }: { accountId: string }) {
  const { data, error, isFetching, refetch } = useSecondFactor(accountId);
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined);
        }}
      />
    );
  }
  if (data?.enabledAt) return <Enabled accountId={accountId} {...data} since={data.enabledAt} />;
  if (data) return <Disabled accountId={accountId} onEnabled={setCodes} />;
  if (error) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="This setting did not load"
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading this setting" className="space-y-3">
      <Skeleton className="h-6" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}

interface EnabledProps {
  accountId: string;
  since: string;
  recoveryCodesLeft: number;
}

function Enabled({ accountId, since, recoveryCodesLeft }: EnabledProps) {
  const { mutateAsync } = useDisableSecondFactor(accountId);
  return (
    <CodeForm
      help="From your authenticator app, or a recovery code."
      submitLabel="Turn It Off"
      pendingLabel="Turning it off..."
      change={mutateAsync}
    >
      <p className="text-ink-soft">
        On since <time dateTime={since}>{formatDate(since)}</time>. Signing in needs a code from
        your authenticator app. {countCodes(recoveryCodesLeft)}
      </p>
    </CodeForm>
  );
}

function countCodes(left: number): string {
  if (left === 0) return 'No recovery code is left: turn it off and on again for new ones.';
  return left === 1 ? 'One recovery code is left.' : `${String(left)} recovery codes are left.`;
}

interface DisabledProps {
  accountId: string;
  onEnabled: (codes: readonly string[]) => void;
}

function Disabled({ accountId, onEnabled }: DisabledProps) {
  const setUp = useSetUpAuthenticator();
  if (setUp.data) return <Setup accountId={accountId} setup={setUp.data} onEnabled={onEnabled} />;
  return (
    <>
      <p className="text-ink-soft">
        Off. Turn it on, and signing in takes your password and a code from an app on your phone. A
        stolen password alone then opens nothing.
      </p>
      <Button
        fullWidth
        className="mt-4"
        pending={setUp.isPending}
        pendingLabel="Starting..."
        onClick={() => {
          setUp.mutate();
        }}
      >
        Set It Up
      </Button>
    </>
  );
}

function Setup({ accountId, setup, onEnabled }: DisabledProps & { setup: AuthenticatorSetup }) {
  const { mutateAsync } = useEnableSecondFactor(accountId, onEnabled);
  const { secret, uri } = setup;
  return (
    <CodeForm
      help="The six digits that your authenticator shows."
      submitLabel="Turn It On"
      pendingLabel="Turning it on..."
      change={mutateAsync}
    >
      <p>Scan this with an authenticator app.</p>
      <Suspense fallback={<Skeleton className="mx-auto size-48" />}>
        <QrCode text={uri} label="QR code for your authenticator" />
      </Suspense>
      <p className="text-ink-soft">
        On this device?{' '}
        <a href={uri} className="text-link">
          Open your authenticator
        </a>
        , or type the secret there:{' '}
        <span className="font-mono wrap-anywhere text-ink">{secret.replaceAll(GROUPS, '$& ')}</span>
      </p>
      <p className="text-ink-soft">Turning it on signs out your other devices.</p>
    </CodeForm>
  );
}

/** Groups of four letters, as people type them. */
const GROUPS = /.{4}(?=.)/g;
