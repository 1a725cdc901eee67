import { useQuery } from '@tanstack/react-query';
import { acceptanceQuery } from '../../../../entities/application/acceptance-query.ts';
import { getQueryClient } from '../../../../platform/api/query-client.ts';

/** Where the application of a seeker stands, in a word. */
export function AppliedOrAccepted({ seekerId, jobId }: { seekerId: string; jobId: string }) {
  const { data: accepted } = useQuery(acceptanceQuery(seekerId, jobId), getQueryClient());
  return accepted ? 'Accepted' : 'Applied';
}
