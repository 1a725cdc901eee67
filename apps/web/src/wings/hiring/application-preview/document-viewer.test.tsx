import { type UploadedDocument, downloadDocument } from '@nextshift/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../../test/api-server.ts';
import { idOf } from '../../../../test/employer-world.ts';
import { getQueryClient } from '../../../platform/api/query-client.ts';
import { DocumentViewer } from './document-viewer.tsx';
import { SubmittedDocument } from './submitted-document.tsx';

serveApi();

let shown: Blob[] = [];
let documentNumber = 0;

beforeEach(() => {
  shown = [];
  documentNumber += 1;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) shown.push(blob);
    return `blob:${location.origin}/${String(shown.length)}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function makeDocument(name: string): UploadedDocument {
  return { documentId: idOf(700 + documentNumber), name, size: 12 };
}

function view(document: UploadedDocument, note?: string) {
  return render(
    <QueryClientProvider client={getQueryClient()}>
      <DocumentViewer viewed={{ kind: 'resume', document }} note={note} onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

function serveDocument(document: UploadedDocument, answer: () => Response) {
  serve(downloadDocument, answer, { only: { documentId: document.documentId } });
}

it('shows the bytes of a PDF, under no other type', async () => {
  const document = makeDocument('Ana.pdf');
  serveDocument(document, () =>
    HttpResponse.text('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } }),
  );
  view(document);
  expect(await screen.findByTitle('Resume: Ana.pdf')).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  expect(screen.getByRole('link', { name: 'Open in a new tab' })).toBeInTheDocument();
  expect(new Set(shown.map(({ type }) => type))).toEqual(new Set(['application/pdf']));
});

it.each([
  [
    'what is no PDF',
    () => HttpResponse.text('<script>', { headers: { 'content-type': 'text/html' } }),
    'This document cannot be shown here. Please download it.',
  ],
  [
    'what is not there',
    () => failure(404, 'not_found', 'We could not find what you asked for.'),
    'We could not find what you asked for.',
  ],
])('does not show %s', async (_name, answer, message) => {
  const document = makeDocument('Ana.pdf');
  serveDocument(document, answer);
  view(document);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(shown).toEqual([]);
});

it.each([
  ['a PDF where the browser shows them', 'Ana.pdf', true, 1],
  ['a PDF where it does not', 'Ana.pdf', false, 0],
  ['a Word file', 'Ana.docx', true, 0],
])('offers to view %s: %s', (_name, name, hasViewer, buttons) => {
  vi.stubGlobal('navigator', { pdfViewerEnabled: hasViewer });
  render(
    <SubmittedDocument
      kind="resume"
      required
      document={makeDocument(name)}
      onView={() => undefined}
    />,
  );
  expect(screen.queryAllByRole('button', { name: 'View Resume' })).toHaveLength(buttons);
  expect(screen.getByRole('link', { name: `${name}, download` })).toBeInTheDocument();
});

it('shows a note above the document', async () => {
  const document = makeDocument('Ana.pdf');
  serveDocument(document, () =>
    HttpResponse.text('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } }),
  );
  view(document, 'It may hold contact details.');
  expect(await screen.findByTitle('Resume: Ana.pdf')).toBeInTheDocument();
  expect(screen.getByText('It may hold contact details.')).toBeInTheDocument();
});
