import { expect, it } from 'vitest';
import {
  ApiError,
  networkError,
  timeoutError,
  unreadableResponse,
} from '../../../platform/api/api-error.ts';
import { signupFailure } from './signup-failure.ts';

const said = (status: number, code: string, message: string) =>
  new ApiError({ status, code, message });

it('reports a timeout, with a hint', () => {
  expect(signupFailure(timeoutError())).toEqual({
    message:
      'The connection timed out. This might be due to server load or connection issues. Please try again.',
    hint: 'If it keeps happening, try again later or contact support.',
  });
});

it.each([
  [said(400, 'validation_failed', 'Email is required'), 'Email is required'],
  [unreadableResponse(400), 'Please check your input and try again.'],
  [
    said(503, 'unavailable', 'Busy.'),
    'The service is temporarily unavailable. Please try again in a few moments.',
  ],
  [
    unreadableResponse(503),
    'The service is temporarily unavailable. Please try again in a few moments.',
  ],
  [
    said(409, 'email_taken', 'An account with this email already exists.'),
    'An account with this email already exists.',
  ],
  [networkError(undefined), 'Unable to connect to the server. Please check your connection.'],
  [unreadableResponse(502), 'Signup failed'],
  [new TypeError('x is not a function'), 'An unexpected error occurred. Please try again.'],
])('says of %o: %s', (error, message) => {
  expect(signupFailure(error)).toEqual({ message });
});
