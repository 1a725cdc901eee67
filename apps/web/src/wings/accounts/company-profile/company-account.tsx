import type { Employer } from '@nextshift/contract';
import { type ReactNode, useState } from 'react';
import { useLinkedDevices } from '../../identity/devices/index.ts';
import { formatDate } from '../../../platform/text/format-date.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Card } from '../../../ui/display/card.tsx';
import { DevicesDialog } from './devices-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { NotificationsDialog } from './notifications-dialog.tsx';
import { PasskeysDialog } from './passkeys-dialog.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

/** What only the company itself sees of its account. */
export function CompanyAccount({ employer }: { employer: Employer }) {
  const { email, pendingEmail, taxNumberLastFour, createdAt } = employer;
  const [isChangingEmail, setIsChangingEmail] = useState(false);
  const [isChangingFactor, setIsChangingFactor] = useState(false);
  const [isChangingPasskeys, setIsChangingPasskeys] = useState(false);
  const [isShowingDevices, setIsShowingDevices] = useState(false);
  const [isChoosingNews, setIsChoosingNews] = useState(false);
  const { isLinked, forgetLink } = useLinkedDevices();
  return (
    <Card asChild>
      <section aria-labelledby="account-heading">
        <h2 id="account-heading" className="text-heading font-bold">
          Account
        </h2>
        <p className="mt-0.5 text-ink-soft">Only you see this.</p>
        <dl className="mt-4 divide-y divide-line">
          <Entry name="Sign-in email">
            <span className="mr-3">{email}</span>
            <button
              type="button"
              className="text-link"
              onClick={() => {
                setIsChangingEmail(true);
              }}
            >
              Change <span className="sr-only">the sign-in email</span>
            </button>
            {pendingEmail === null ? null : (
              <p className="font-normal text-ink-soft">{pendingEmail} is not confirmed yet</p>
            )}
          </Entry>
          <Entry name="EIN / tax number">
            {taxNumberLastFour ? (
              <>
                <span aria-hidden="true">•••••</span>
                <span className="sr-only">ending in </span>
                {taxNumberLastFour}
              </>
            ) : (
              <span className="text-ink-soft">Not given</span>
            )}
          </Entry>
          <Entry name="Password">
            <PageLink to={paths.forgotPassword('employer')} className="text-link">
              Reset it by email
            </PageLink>
          </Entry>
          <Entry name="Two-step sign-in">
            <button
              type="button"
              className="text-link"
              onClick={() => {
                setIsChangingFactor(true);
              }}
            >
              Set up or change <span className="sr-only">the two-step sign-in</span>
            </button>
          </Entry>
          <Entry name="Passkeys">
            <button
              type="button"
              className="text-link"
              onClick={() => {
                setIsChangingPasskeys(true);
              }}
            >
              Add or remove <span className="sr-only">passkeys</span>
            </button>
          </Entry>
          <Entry name="Signed-in devices">
            <button
              type="button"
              className="text-link"
              onClick={() => {
                setIsShowingDevices(true);
              }}
            >
              See them <span className="sr-only">and sign them out</span>
            </button>
          </Entry>
          <Entry name="Notifications">
            <button
              type="button"
              className="text-link"
              onClick={() => {
                setIsChoosingNews(true);
              }}
            >
              Choose <span className="sr-only">how news reaches you</span>
            </button>
          </Entry>
          <Entry name="Registered">
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </Entry>
        </dl>
        <EmailDialog employer={employer} open={isChangingEmail} onOpenChange={setIsChangingEmail} />
        <SecondFactorDialog
          employer={employer}
          open={isChangingFactor}
          onOpenChange={setIsChangingFactor}
        />
        <PasskeysDialog
          employer={employer}
          open={isChangingPasskeys}
          onOpenChange={setIsChangingPasskeys}
        />
        <NotificationsDialog
          employer={employer}
          open={isChoosingNews}
          onOpenChange={setIsChoosingNews}
        />
        <DevicesDialog
          employer={employer}
          open={isShowingDevices || isLinked}
          onOpenChange={(open) => {
            setIsShowingDevices(open);
            if (!open) forgetLink();
          }}
        />
      </section>
    </Card>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
