import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
  updateMessageTemplate,
} from '@nextshift/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';

/** An employer's templates: those that were used last first, then by title. */
export function templatesQuery(employerId: string) {
  return queryOptions({
    queryKey: ['message-templates', employerId],
    queryFn: async ({ signal }): Promise<readonly MessageTemplate[]> =>
      (await browserApi.call(listMessageTemplates, { signal })).body.templates,
  });
}

export interface WrittenTemplate {
  /** Null for a new one. */
  readonly id: string | null;
  readonly title: string;
  readonly text: string;
}

/** Keeps a new template, or changes one. */
export function useSaveTemplate(employerId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ id, ...body }: WrittenTemplate) => {
      const { body: saved } =
        id === null
          ? await browserApi.call(createMessageTemplate, { body })
          : await browserApi.call(updateMessageTemplate, { params: { templateId: id }, body });
      return saved.template;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: templatesQuery(employerId).queryKey }),
  });
}

export function useDeleteTemplate(employerId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (templateId: string) =>
      browserApi.call(deleteMessageTemplate, { params: { templateId } }),
    onSettled: () => client.invalidateQueries({ queryKey: templatesQuery(employerId).queryKey }),
  });
}
