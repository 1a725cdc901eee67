import { filterableAnswers, getApplicationSetup } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';

/** The yes/no and choice questions of a job's form. @throws {ApiError} */
export function choiceQuestionsQuery(employerId: string, jobId: string) {
  return queryOptions({
    queryKey: ['employer', employerId, 'choice-questions', jobId],
    queryFn: async ({ signal }) => {
      const { body } = await browserApi.call(getApplicationSetup, { params: { jobId }, signal });
      const questions = body.applicationForm?.questions ?? [];
      return questions.flatMap((question) => {
        const answers = filterableAnswers(question);
        return answers.length > 0 ? [{ id: question.id, text: question.question, answers }] : [];
      });
    },
  });
}
