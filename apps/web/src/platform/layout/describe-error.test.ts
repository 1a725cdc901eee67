import { describe, expect, it } from 'vitest';
import { ApiError, networkError } from '../api/api-error.ts';
import { describeError } from './describe-error.ts';

/** A thrown response, as the router passes it to an error page. */
function thrown(status: number, data: unknown = null) {
  return { status, data, statusText: '', internal: true };
}

describe('describeError', () => {
  it('names a page that does not exist', () => {
    expect(describeError(thrown(404))).toMatchObject({ status: 404, title: 'Page not found' });
    const missing = new ApiError({ status: 404, code: 'not_found', message: 'x' });
    expect(describeError(missing).title).toBe('Page not found');
  });

  it('shows the request id of a failed call', () => {
    const data = { message: 'Something went wrong.', requestId: 'r-1' };
    expect(describeError(thrown(500, data))).toMatchObject({ status: 500, requestId: 'r-1' });
  });

  it('says that the server cannot be reached', () => {
    expect(describeError(networkError(undefined)).message).toBe(
      'Unable to connect to the server. Please check your connection.',
    );
    expect(describeError(thrown(503)).message).toBe(
      'The service is temporarily unavailable. Please try again in a few moments.',
    );
  });

  it('does not show the message of a bug', () => {
    const described = describeError(new Error('password of the database'));
    expect(described.status).toBe(500);
    expect(JSON.stringify(described)).not.toContain('database');
  });
});
