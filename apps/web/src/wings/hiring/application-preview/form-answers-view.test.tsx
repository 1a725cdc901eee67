import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { idOf } from '../../../../test/employer-world.ts';
import { getQueryClient } from '../../../platform/api/query-client.ts';
import { FormAnswersView } from './form-answers-view.tsx';

const RESUME = { documentId: idOf(9), name: 'ana.docx', size: 9 };
const NOTE = /may hold contact details/;

function show(hidesContact: boolean, resume: typeof RESUME | null) {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <FormAnswersView
        form={{
          basicFields: {},
          documents: {
            resume: { enabled: true, required: false, maxSize: 1, allowedTypes: ['PDF'] },
          },
          questions: [],
          submittedDocuments: { resume, coverLetter: null },
        }}
        answers={{ basicFieldAnswers: {}, questionAnswers: {} }}
        hidesContact={hidesContact}
      />
    </QueryClientProvider>,
  );
}

it('says that files may contain contact details, while contact is hidden', () => {
  show(true, RESUME);
  expect(screen.getByText(NOTE)).toBeInTheDocument();
});

it.each([
  ['contact may be seen', false, RESUME],
  ['there is no file', true, null],
] as const)('says nothing of it where %s', (_where, hidesContact, resume) => {
  show(hidesContact, resume);
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});
