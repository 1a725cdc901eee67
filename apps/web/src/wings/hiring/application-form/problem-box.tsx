import { problemKey, type AnswerProblem, UNANSWERED_MESSAGE } from '@nextshift/contract';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { focusAnswer } from './answer-slot.tsx';

/** The red box that lists problems; each entry focuses its field. */
export function ProblemBox({ problems }: { problems: readonly AnswerProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <FormError title={UNANSWERED_MESSAGE}>
      <ul className="list-disc pl-5">
        {problems.map((problem) => (
          <li key={problemKey(problem)}>
            <button
              type="button"
              className="min-h-6 text-left align-top wrap-anywhere underline underline-offset-4 hover:decoration-2"
              onClick={() => {
                focusAnswer(problemKey(problem));
              }}
            >
              {problem.message}
            </button>
          </li>
        ))}
      </ul>
    </FormError>
  );
}
