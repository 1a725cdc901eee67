import { expect, it } from 'vitest';
import { routePathsOf } from './route-paths.ts';

it.each([
  ['/user/signup', ['/user/signup', '/api/user/signup']],
  ['/api/jobs/:jobId', ['/api/jobs/:jobId']],
  [
    '/employer/:employerId',
    ['/employer/:employerId(^[0-9a-fA-F-]{36}$)', '/api/employer/:employerId'],
  ],
  [
    '/savedjobs/:userId/:jobId',
    [
      '/savedjobs/:userId(^[0-9a-fA-F-]{36}$)/:jobId(^[0-9a-fA-F-]{36}$)',
      '/api/savedjobs/:userId/:jobId',
    ],
  ],
] as const)('%s is served at %j', (path, paths) => {
  expect(routePathsOf({ path })).toEqual(paths);
});
