import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

/** The line logged for a request with this address. */
function lineOf(url: string, route?: string): string {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => lines.push(line) });
  const routeOptions = { url: route };
  log.info({ req: { method: 'GET', url, ip: '127.0.0.1', routeOptions } }, 'incoming request');
  return lines.join('');
}

describe('the address of a request in the log', () => {
  it.each([
    '/resetpassword?token=a-secret',
    '/resetpassword.data?token=a-secret',
    '/no/such/page?a=1&token=a-secret',
    '/api/jobs?access_token=a-secret',
    '/api/jobs?city=Raleigh&sessionToken=a-secret&page=2',
    '/profile?currentPassword=a-secret&newPassword=a-secret',
    '/login?email=robin@mail.example&password=a-secret',
    '/Employer/Login/?next=a-secret',
    '//login?next=a-secret',
    '/jobs?next=/resetpassword?token=a-secret',
    '/jobs?next=%2Fresetpassword%3Ftoken%3Da-secret',
    '/jobs?%74oken=a-secret',
    '/jobs;token=1?a=b;token=a-secret',
    '/unsubscribe/a-secret',
    '/api/calendar/a-secret.ics?x=1',
  ])('is logged without the secret: %s', (url) => {
    expect(lineOf(url)).not.toContain('a-secret');
  });

  it('is logged in full if it has none', () => {
    expect(lineOf('/jobs?searchLocation=Raleigh&cursor=abc')).toContain(
      '/jobs?searchLocation=Raleigh&cursor=abc',
    );
  });

  it.each(['/api/anything/:token', '/api/feeds/:accessToken/items'])(
    'is the route pattern if that contains a token: %s',
    (route) => {
      const line = lineOf('/api/anything/a-secret?x=a-secret', route);
      expect(line).not.toContain('a-secret');
      expect(line).toContain(`"url":"${route}"`);
    },
  );

  it('is truncated if it is long', () => {
    const line = lineOf(`/jobs?searchQuery=${'x'.repeat(16_000)}`);
    expect(line).toContain('x…');
    expect(line.length).toBeLessThan(2_200);
  });

  it('is read once, however often a secret is named', () => {
    const steps = ['?token', '&token', ';token', '?token=', '/token'].map((part) => {
      const line = lineOf(`/jobs?${part.repeat(200_000)}`);
      return line.length;
    });
    expect(Math.max(...steps)).toBeLessThan(2_200);
  });
});
