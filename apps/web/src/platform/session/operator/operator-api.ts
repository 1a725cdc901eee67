import { getOperator } from '@nextshift/contract';
import { createApi } from '../../api/api-client.ts';
import { loadTransport } from '../../api/browser-api.ts';
import { forgetOperator, useOperatorStore } from './operator-store.ts';

/** The API as operators call it, with a session of its own. */
export const operatorApi = createApi(async (request) => (await loadTransport())(request), {
  onSessionLost: forgetOperator,
});

/** Asks the server which operator is signed in. @throws {ApiError} 401 if none is */
export async function checkOperator(): Promise<void> {
  const { body } = await operatorApi.call(getOperator);
  useOperatorStore.setState({ operator: body.operator });
}
