import { undoDecision } from '@nextshift/contract';
import { useMutation } from '@tanstack/react-query';
import { operatorApi } from '../../../../platform/session/operator/operator-api.ts';
import { receiveCase } from './case-query.ts';

/** Opens a case again shortly after its decision. `onUndone` runs even if its component is gone by then. */
export function useUndoDecision(caseId: string, onUndone: () => void) {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async () =>
      (await operatorApi.call(undoDecision, { params: { caseId } })).body.case,
    onSuccess: (reopened, _nothing, _before, { client }) => {
      receiveCase(client, reopened);
      onUndone();
    },
  });
}
