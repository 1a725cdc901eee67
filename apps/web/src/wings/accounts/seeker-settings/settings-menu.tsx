import {
  Bell,
  BellRing,
  ChevronRight,
  CircleUserRound,
  Database,
  Eye,
  Fingerprint,
  Flag,
  GraduationCap,
  KeyRound,
  LogOut,
  Mail,
  MapPin,
  MonitorSmartphone,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useSignOut } from '../../../platform/session/use-sign-out.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SETTINGS_TITLES, type SettingsView } from './settings-view.ts';

interface Entry {
  readonly view: SettingsView;
  readonly Icon: LucideIcon;
  /** It changes the profile, so one must exist. */
  readonly needsProfile?: true;
}

const GROUPS: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
  {
    title: 'Account',
    entries: [
      { view: 'personal', Icon: CircleUserRound, needsProfile: true },
      { view: 'location', Icon: MapPin, needsProfile: true },
      { view: 'school', Icon: GraduationCap },
      { view: 'email', Icon: Mail },
    ],
  },
  {
    title: 'Security',
    entries: [
      { view: 'password', Icon: KeyRound },
      { view: 'secondFactor', Icon: ShieldCheck },
      { view: 'passkeys', Icon: Fingerprint },
      { view: 'devices', Icon: MonitorSmartphone },
    ],
  },
  {
    title: 'Privacy',
    entries: [
      { view: 'visibility', Icon: Eye },
      { view: 'reports', Icon: Flag },
    ],
  },
  {
    title: 'Alerts',
    entries: [
      { view: 'notifications', Icon: Bell },
      { view: 'alerts', Icon: BellRing },
    ],
  },
  { title: 'Data', entries: [{ view: 'data', Icon: Database }] },
];

export interface SettingsMenuProps {
  hasProfile: boolean;
  /** The previous view, whose menu entry takes the focus. */
  cameFrom: SettingsView | null;
  onChoose: (view: SettingsView) => void;
}

/** The main menu of the settings, in groups. */
export function SettingsMenu({ hasProfile, cameFrom, onChoose }: SettingsMenuProps) {
  const signOut = useSignOut();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void signOut().finally(() => {
      setIsLeaving(false);
    });
  };
  return (
    <>
      {GROUPS.map(({ title, entries }) => (
        <section key={title} aria-labelledby={`settings-${title}`} className="mt-4 first:mt-0">
          <h3 id={`settings-${title}`} className="text-sm font-semibold text-ink-soft">
            {title}
          </h3>
          <ul className="-mx-3">
            {entries
              .filter(({ needsProfile }) => hasProfile || !needsProfile)
              .map(({ view, Icon }) => (
                <li key={view}>
                  <button
                    type="button"
                    {...(view === cameFrom ? { ref: takeFocus } : {})}
                    className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-medium transition-colors duration-120 hover:bg-sunken"
                    onClick={() => {
                      onChoose(view);
                    }}
                  >
                    <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                    <span className="min-w-0 flex-1">{SETTINGS_TITLES[view]}</span>
                    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <Button
        variant="secondary"
        fullWidth
        className="mt-5"
        pending={isLeaving}
        pendingLabel="Signing out..."
        onClick={leave}
      >
        <LogOut aria-hidden="true" />
        Sign Out
      </Button>
    </>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
