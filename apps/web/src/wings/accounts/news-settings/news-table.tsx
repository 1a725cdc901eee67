import {
  type EmployerSettings,
  type NewsChannel,
  newsKinds,
  type NewsKind,
} from '@nextshift/contract';
import { SwitchInput } from '../../../ui/forms/switch.tsx';
import { KIND_WORDS } from './kind-words.ts';

export interface NewsTableProps {
  side: 'seeker' | 'employer';
  settings: EmployerSettings;
  onChange: (kind: NewsKind, channel: NewsChannel, on: boolean) => void;
}

interface Channel {
  readonly channel: NewsChannel;
  readonly master: keyof EmployerSettings['notifications'];
  readonly name: string;
}

const CHANNELS: readonly Channel[] = [
  { channel: 'push', master: 'push', name: 'Push' },
  { channel: 'mail', master: 'email', name: 'Email' },
];

/** Which news comes by which channel. A channel that is off for all shows none, and keeps what was chosen. */
export function NewsTable({ side, settings, onChange }: NewsTableProps) {
  return (
    <table className="mt-5 w-full border-t border-line text-left">
      <caption className="sr-only">News by kind and channel</caption>
      <thead>
        <tr className="text-sm text-ink-soft">
          <th scope="col" className="py-2 font-semibold">
            News
          </th>
          {CHANNELS.map(({ channel, name }) => (
            <th key={channel} scope="col" className="w-14 py-2 text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {newsKinds.map((kind) => {
          const { label, help } = KIND_WORDS[side][kind];
          return (
            <tr key={kind}>
              <th scope="row" className="py-2.5 pr-4 font-medium">
                {label}
                <span className="block text-sm font-normal text-ink-soft">{help}</span>
              </th>
              {CHANNELS.map(({ channel, master, name }) => (
                <td
                  key={channel}
                  className="py-2.5 text-right align-middle has-disabled:opacity-55"
                >
                  <SwitchInput
                    aria-label={`${label} by ${name.toLowerCase()}`}
                    checked={settings.notifications[master] && settings.kinds[kind][channel]}
                    disabled={!settings.notifications[master]}
                    onChange={({ target }) => {
                      onChange(kind, channel, target.checked);
                    }}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
