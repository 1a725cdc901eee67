import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../platform/api/failure-text.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { DeviceNotifications } from './device-notifications.tsx';
import { employerSettingsQuery, useSaveEmployerSettings } from './employer-settings.ts';
import { NewsTable } from './news-table.tsx';

const MASTERS = [
  {
    name: 'email',
    label: 'Email notifications',
    help: 'The kinds of email below. Emails about your account and plan always come.',
  },
  {
    name: 'push',
    label: 'Push notifications',
    help: 'On the devices where you turn them on.',
  },
] as const;

/** How a company is told of news. */
export function EmployerNotifications({ employerId }: { employerId: string }) {
  const { data, error, isFetching, refetch } = useQuery(employerSettingsQuery(employerId));
  const { mutate } = useSaveEmployerSettings(employerId);
  if (!data) {
    return error ? (
      <LoadFailure
        headingLevel="h3"
        title="Your settings did not load"
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonGroup label="Loading your settings" className="space-y-3">
        {MASTERS.map(({ name }) => (
          <Skeleton key={name} className="h-14" />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {MASTERS.map(({ name, label, help }) => (
          <li key={name} className="py-1.5">
            <Switch
              label={label}
              help={help}
              checked={data.notifications[name]}
              onChange={({ target: { checked } }) => {
                const notifications = { ...data.notifications, [name]: checked };
                mutate({
                  after: { ...data, notifications },
                  body: { notifications: { [name]: checked } },
                });
              }}
            />
          </li>
        ))}
        <li className="py-1.5">
          <DeviceNotifications accountId={employerId} isWanted={data.notifications.push} />
        </li>
      </ul>
      <NewsTable
        side="employer"
        settings={data}
        onChange={(kind, channel, on) => {
          const kinds = { ...data.kinds, [kind]: { ...data.kinds[kind], [channel]: on } };
          mutate({ after: { ...data, kinds }, body: { kinds: { [kind]: { [channel]: on } } } });
        }}
      />
    </>
  );
}
