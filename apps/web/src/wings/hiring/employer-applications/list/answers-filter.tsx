import type { AnswerFilter } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { choiceQuestionsQuery } from './choice-questions-query.ts';

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
