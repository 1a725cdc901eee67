import { type AnswerFilter, filterableAnswers, getApplicationSetup } from '@nextshift/contract';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { browserApi } from '../../../../platform/api/browser-api.ts';

export interface AnswersFilterProps {
  employerId: string;
  jobId: string;
  answers: AnswerFilter;
  onAnswersChange: (answers: AnswerFilter) => void;
}

/** Filters a job's applications by answers to its yes/no and choice questions. */
export function AnswersFilter(props: AnswersFilterProps) {
  const { employerId, jobId, answers, onAnswersChange } = props;
  const { data: questions = [] } = useQuery(choiceQuestionsQuery(employerId, jobId));
  if (questions.length === 0) return null;
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 [&>*]:min-w-0">
      <legend className="sr-only">Answers</legend>
      {questions.map(({ id, text, answers: given }) => (
        <SelectField
          key={id}
          label={text}
          className="justify-end"
          options={[{ value: '', label: 'Any answer' }, ...given]}
          value={answers[id] ?? ''}
          onChange={(event) => {
            const { [id]: _before, ...others } = answers;
            const { value } = event.target;
            onAnswersChange(value === '' ? others : { ...others, [id]: value });
          }}
        />
      ))}
    </fieldset>
  );
}

/** The yes/no and choice questions of a job's form. @throws {ApiError} */
function choiceQuestionsQuery(employerId: string, jobId: string) {
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
