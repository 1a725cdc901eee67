import { expect, it } from 'vitest';
import { pagePolicy } from './page-headers.ts';

function directive(name: string, apiOrigin: string | null = null): string | undefined {
  const policy = pagePolicy({
    scripts: ['nonce-abc', 'sha256-def'],
    apiOrigin,
    development: false,
  });
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

it('lets a page frame only documents that it has fetched itself, and no URL', () => {
  expect(directive('frame-src')).toBe('frame-src blob:');
  expect(directive('frame-src', 'https://api.example')).toBe('frame-src blob:');
});

it('lets a page be installed and work offline using only our own files', () => {
  expect(directive('manifest-src')).toBe("manifest-src 'self'");
  expect(directive('worker-src', 'https://api.example')).toBe("worker-src 'self'");
});

it('allows only our own scripts, and no plug-ins', () => {
  expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc' 'sha256-def'");
  expect(directive('object-src')).toBe("object-src 'none'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});
