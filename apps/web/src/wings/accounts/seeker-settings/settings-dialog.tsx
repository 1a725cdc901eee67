import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { OwnAlerts } from '../../discovery/alerts/index.ts';
import { OwnReports } from '../../trust/reports/index.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useLayer } from '../../../ui/overlays/use-layer.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { DataView } from './data-view.tsx';
import { DeletionView } from './deletion-view.tsx';
import { EmailView } from './sign-in/email-view.tsx';
import { LocationView } from './location-view.tsx';
import { NotificationsView } from './notifications-view.tsx';
import { PasswordView } from './sign-in/password-view.tsx';
import { PersonalView } from './personal-view.tsx';
import { SchoolView } from './school-view.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { SETTINGS_TITLES, type SettingsView, viewBefore } from './settings-view.ts';
import { DevicesView, PasskeysView, SecondFactorView } from './sign-in/sign-in-views.tsx';
import { VisibilityView } from './visibility-view.tsx';

export interface SettingsDialogProps {
  /** False before the wizard: settings of the account alone are still available. */
  hasProfile: boolean;
  /** The view that it opens with; the menu by default. */
  start?: SettingsView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A seeker's settings: a menu, and a view with a back button for each entry (spec section 2.4). */
export function SettingsDialog({
  hasProfile,
  start = 'menu',
  open,
  onOpenChange,
}: SettingsDialogProps) {
  const [view, setView] = useState(start);
  const [cameFrom, setCameFrom] = useState<SettingsView | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  // The open view stays while the dialog animates out; the next time it starts anew.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setView(start);
      setCameFrom(null);
    }
  }
  const show = (next: SettingsView) => {
    setCameFrom(view);
    setView(next);
  };
  const showBefore = () => {
    show(viewBefore(view));
  };
  useLayer(open && view !== 'menu', showBefore);
  // The second step below the menu.
  useLayer(open && viewBefore(view) !== 'menu', showBefore);

  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={onOpenChange}
      title={SETTINGS_TITLES[view]}
      leading={
        view === 'menu' ? undefined : (
          <IconButton
            key={view}
            ref={takeFocus}
            label={`Back to ${SETTINGS_TITLES[viewBefore(view)]}`}
            icon={<ChevronLeft aria-hidden="true" />}
            className="-ml-2.5"
            onClick={showBefore}
          />
        )
      }
    >
      <View hasProfile={hasProfile} view={view} cameFrom={cameFrom} show={show} />
    </Dialog>
  );
}

interface ViewProps {
  hasProfile: boolean;
  view: SettingsView;
  cameFrom: SettingsView | null;
  show: (view: SettingsView) => void;
}

function View({ hasProfile, view, cameFrom, show }: ViewProps) {
  switch (view) {
    case 'menu':
      return <SettingsMenu hasProfile={hasProfile} cameFrom={cameFrom} onChoose={show} />;
    case 'password':
      return <PasswordView />;
    case 'email':
      return <EmailView />;
    case 'secondFactor':
      return <SecondFactorView />;
    case 'passkeys':
      return <PasskeysView />;
    case 'devices':
      return <DevicesView />;
    case 'location':
      return <LocationView />;
    case 'personal':
      return <PersonalView />;
    case 'visibility':
      return <VisibilityView />;
    case 'school':
      return <SchoolView />;
    case 'notifications':
      return <NotificationsView />;
    case 'alerts':
      return <OwnAlerts headingLevel="h3" />;
    case 'reports':
      return <OwnReports />;
    case 'data':
      return (
        <DataView
          onDelete={() => {
            show('deletion');
          }}
        />
      );
    case 'deletion':
      return <DeletionView />;
  }
}

/** The pressed button is gone with its view: focus the new view near its back button. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
