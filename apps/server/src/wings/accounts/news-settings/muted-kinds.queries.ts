import {
  type NewsChannel,
  newsKinds,
  type NewsKind,
  type NewsSettings,
  type NewsSettingsChanges,
} from '@nextshift/contract';
import { type RawBuilder, sql } from 'kysely';

interface Muted {
  readonly muted_push: readonly NewsKind[];
  readonly muted_mail: readonly NewsKind[];
}

/** Every kind, by the channels that are not muted. */
export function newsSettingsOf({ muted_push: push, muted_mail: mail }: Muted): NewsSettings {
  const channelsOf = (kind: NewsKind) => ({
    push: !push.includes(kind),
    mail: !mail.includes(kind),
  });
  return {
    message: channelsOf('message'),
    interview: channelsOf('interview'),
    shift: channelsOf('shift'),
    decision: channelsOf('decision'),
    alert: channelsOf('alert'),
  };
}

/** The muted kinds of a channel after changes, as a value of its column. */
export function mutedAfter(
  changes: NewsSettingsChanges,
  channel: NewsChannel,
): RawBuilder<NewsKind[]> {
  const kindsThatAre = (isOn: boolean) =>
    newsKinds.filter((kind) => changes[kind]?.[channel] === isOn);
  return sql`array(
    select distinct kind from unnest(${sql.ref(`muted_${channel}`)} || ${kindsThatAre(false)}::text[]) as kind
    where kind <> all(${kindsThatAre(true)}::text[]) order by kind)`;
}
