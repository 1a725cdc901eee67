import { ApiError } from '../../../platform/api/api-error.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { type Toggle, useSaveToggle, useSettings } from './seeker-settings.ts';
import { USER_NOT_FOUND_MESSAGE } from './settings-view.ts';

export type ToggleRow = Toggle & { readonly label: string; readonly help: string };

export interface SettingsTogglesProps {
  rows: readonly ToggleRow[];
}

/** Switches that take effect immediately. */
export function SettingsToggles({ rows }: SettingsTogglesProps) {
  const userId = useAuthStore(({ user }) => user?.id);
  if (userId === undefined) return <FormError>{USER_NOT_FOUND_MESSAGE}</FormError>;
  return <Toggles userId={userId} rows={rows} />;
}

function Toggles({ userId, rows }: SettingsTogglesProps & { userId: string }) {
  const { data, error, isFetching, refetch } = useSettings(userId);
  const save = useSaveToggle(userId);
  if (data) {
    return (
      <ul className="divide-y divide-line">
        {rows.map(({ label, help, ...toggle }) => (
          <li key={toggle.name} className="py-1.5">
            <Switch
              label={label}
              help={help}
              checked={isOn(data, toggle)}
              onChange={({ target }) => {
                save.mutate({ ...toggle, on: target.checked });
              }}
            />
          </li>
        ))}
      </ul>
    );
  }
  if (error) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="Your settings did not load"
        message={error instanceof ApiError ? error.message : ''}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading your settings" className="space-y-3">
      {rows.map(({ name }) => (
        <Skeleton key={name} className="h-14" />
      ))}
    </SkeletonGroup>
  );
}

function isOn(settings: NonNullable<ReturnType<typeof useSettings>['data']>, toggle: Toggle) {
  return toggle.group === 'visibility'
    ? settings.visibility[toggle.name]
    : settings.notifications[toggle.name];
}
