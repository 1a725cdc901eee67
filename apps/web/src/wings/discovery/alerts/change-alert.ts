import {
  type Alert,
  type BodyInputOf,
  createAlert,
  deleteAlert,
  runAlert,
  updateAlert,
} from '@nextshift/contract';
import { useMutation, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { randomKey } from '../../../platform/api/random-key.ts';
import { useAttemptKey } from '../../../platform/api/use-attempt-key.ts';
import { browserTimeZone } from '../../../platform/text/time-zones.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { alertsQuery } from './alerts-query.ts';
import type { Schedule } from './schedule-fields.tsx';

type AlertInput = BodyInputOf<typeof createAlert>;

const TRY_AGAIN = 'Please try again.';

/** Makes an alert; the form shows its failure. */
export function useCreateAlert(accountId: string) {
  const keyOf = useAttemptKey();
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: AlertInput) =>
      (
        await browserApi.call(createAlert, {
          body,
          idempotencyKey: keyOf(body),
          keepsSession: true,
        })
      ).body.alert,
    onSuccess: (_alert, _body, _before, { client }) =>
      client.invalidateQueries(alertsQuery(accountId)),
  });
}

type Change = Partial<Schedule> & { readonly paused?: boolean };

/** Changes an alert at once, and takes it back if the server does not. */
export function useChangeAlert(accountId: string) {
  const { queryKey } = alertsQuery(accountId);
  return useMutation({
    meta: { showsOwnError: true },
    scope: inTurn(accountId),
    mutationFn: async ({ alert, change }: { alert: Alert; change: Change }) =>
      (
        await browserApi.call(updateAlert, {
          params: { alertId: alert.id },
          body: { ...change, timeZone: browserTimeZone() },
        })
      ).body.alert,
    onMutate: async ({ alert, change }, { client }) => {
      await client.cancelQueries({ queryKey });
      const { paused, ...schedule } = change;
      const pause = paused === undefined ? {} : { paused: paused ? ('owner' as const) : null };
      keep(client, accountId, { ...alert, ...schedule, ...pause });
    },
    onSuccess: (alert, _variables, _before, { client }) => {
      keep(client, accountId, alert);
    },
    onError: (error, { alert }, _before, { client }) => {
      keep(client, accountId, alert);
      toast.error('The alert was not changed.', { description: failureText(error, TRY_AGAIN) });
    },
  });
}

/** Changes are sent one after the other: one that is still on its way is not overtaken by a deletion. */
function inTurn(accountId: string) {
  return { id: `alerts ${accountId}` };
}

function keep(client: QueryClient, accountId: string, changed: Alert): void {
  client.setQueryData(alertsQuery(accountId).queryKey, (alerts) =>
    alerts?.map((alert) => (alert.id === changed.id ? changed : alert)),
  );
}

/** Deletes an alert; one that is gone already is no failure. It can be made again from the toast. */
export function useDeleteAlert(accountId: string, onDeleted: () => void) {
  const { queryKey } = alertsQuery(accountId);
  return useMutation({
    meta: { showsOwnError: true },
    scope: inTurn(accountId),
    mutationFn: async ({ id }: Alert) => {
      await browserApi.call(deleteAlert, { params: { alertId: id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
      });
    },
    onSuccess: async (_nothing, alert, _before, { client }) => {
      onDeleted();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (alerts) => alerts?.filter(({ id }) => id !== alert.id));
      const about = `alert ${alert.id}`;
      const onPress = () => void makeAgain(client, accountId, alert, about);
      toast.info('Alert deleted', { about, action: { label: 'Undo', onPress } });
    },
    onError: (error) => {
      toast.error('The alert was not deleted.', { description: failureText(error, TRY_AGAIN) });
    },
  });
}

async function makeAgain(client: QueryClient, accountId: string, alert: Alert, about: string) {
  const { cadence, localHour, timeZone } = alert;
  const criteria = { type: [], experience: [], locationType: [], when: [], ...alert.criteria };
  const body = { criteria, cadence, localHour, timeZone };
  try {
    await browserApi.call(createAlert, { body, idempotencyKey: randomKey() });
    await client.invalidateQueries(alertsQuery(accountId));
    toast.success('The alert is back.', { about });
  } catch (error) {
    toast.error('The alert was not restored.', {
      about,
      description: failureText(error, TRY_AGAIN),
    });
  }
}

/** Has the new jobs of an alert mailed at once. */
export function useRunAlert() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ id }: Alert) => {
      await browserApi.call(runAlert, { params: { alertId: id } });
    },
    onSuccess: () => {
      toast.success('On its way', {
        description: 'If there are new jobs, an email comes within a minute.',
      });
    },
    onError: (error) => {
      toast.error('The alert was not sent.', { description: failureText(error, TRY_AGAIN) });
    },
  });
}
