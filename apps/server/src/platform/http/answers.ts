import type { AnswerHeaders } from './call.ts';
import type { SentFile } from './file-answer.ts';

/** 200 with a body. */
export function ok<const Body>(body: Body, headers: AnswerHeaders = {}) {
  return { status: 200, body, ...headers } as const;
}

/** 201 with what was created. */
export function created<const Body>(body: Body, headers: AnswerHeaders = {}) {
  return { status: 201, body, ...headers } as const;
}

/** 204, which has no body. */
export function noContent(headers: AnswerHeaders = {}) {
  return { status: 204, ...headers } as const;
}

/** 200 with the bytes of a file, for saving under its name. */
export function fileAnswer(file: SentFile) {
  return { status: 200, file } as const;
}
