import { beforeEach, expect, it } from 'vitest';
import { ApiError, networkError, unreadableResponse } from '../../api/api-error.ts';
import { NO_EMPLOYER, useEmployerAuthStore } from '../../stores/employer-auth-store.ts';
import { keepEmployerFailure } from './employer-failure.ts';

beforeEach(() => {
  useEmployerAuthStore.setState(NO_EMPLOYER);
});

const said = new ApiError({ status: 401, code: 'invalid_credentials', message: 'Not this one.' });
const fault = new TypeError('x is not a function');

it.each([
  ['signup', said, 'Not this one.'],
  ['signup', unreadableResponse(500), 'Employer signup failed. Please try again.'],
  ['signup', fault, 'Unknown error occurred during signup.'],
  ['login', said, 'Not this one.'],
  ['login', unreadableResponse(500), 'Employer login failed. Please try again.'],
  ['login', fault, 'Unknown error occurred during login.'],
  ['check', unreadableResponse(500), 'Authentication check failed.'],
  ['check', fault, 'Authentication check failed.'],
] as const)('keeps of a failed %s (%s): %s', (what, failure, error) => {
  useEmployerAuthStore.setState({ loading: true });
  keepEmployerFailure(what, failure);
  expect(useEmployerAuthStore.getState()).toMatchObject({ error, loading: false });
});

it('uses the step’s own message for a lost connection', () => {
  expect(networkError(new TypeError('fetch failed')).cause).toMatchObject({
    message: 'Network error. Please check your connection and try again.',
    cause: { message: 'fetch failed' },
  });
});
