import { setTimeout as sleep } from 'node:timers/promises';
import { call, callOrFail } from '@nextshift/test-kit/requests/caller';
import { signUpSeeker, type Person } from '@nextshift/test-kit/people/people';
import type { Swift } from '../../harness/swift.ts';
import { get } from 'node:http';

/** How long a document's address works, and when it has certainly expired, in milliseconds. */
const WORKS_FOR_MS = 60_000;
const OVER_AFTER_MS = WORKS_FOR_MS + 3_000;

/** A bucket's refusals vary by cause and vendor; a 5xx is not a refusal. */
const isRefused = (status: number) => status >= 400 && status < 500;

/** Only its owner gets a resume from the bucket, for one minute; returns failures. */
export async function tryDocument(
  address: string,
  { endpoint }: Swift,
  { token }: Person,
  bytes: Buffer,
): Promise<string[]> {
  const body = new FormData();
  body.set('kind', 'resume');
  body.set('file', new File([new Uint8Array(bytes)], 'resume.pdf', { type: 'application/pdf' }));
  const uploaded = await callOrFail(address, 'POST', '/api/applications/documents', {
    token,
    body,
  });
  const path = `/api/applications/documents/${(uploaded as { documentId: string }).documentId}`;
  const violations: string[] = [];
  const expect = (what: string, isSo: boolean) => {
    if (!isSo) violations.push(what);
  };

  const fetched = await call(address, 'GET', path, { token });
  expect('A page gets another document', fetched.bytes.equals(bytes));
  const stranger = await signUpSeeker(address);
  const refused = await navigate(`${address}${path}`, stranger.token);
  expect(
    `A stranger is answered ${refused.status}`,
    refused.status === 404 && refused.location === '',
  );

  const { status, location } = await navigate(`${address}${path}`, token);
  expect(`Its owner is answered ${status}`, status === 302);
  const leadsToBucket = location.startsWith(`${endpoint}/nextshift/`);
  expect('The address leads elsewhere', leadsToBucket);
  if (!leadsToBucket) return violations;
  const began = performance.now();
  const direct = await call(location, 'GET', '');
  expect(`The address answers ${direct.status}`, direct.bytes.equals(bytes));
  const disposition = direct.headers.get('content-disposition') ?? '';
  expect('The bucket does not say that it is to be saved', disposition.startsWith('attachment;'));
  const bare = await call(location.split('?')[0] ?? '', 'GET', '');
  expect(`Without its signature it answers ${bare.status}`, isRefused(bare.status));
  const other = location.replace(/(X-Amz-Signature=)./, '$10');
  const forged = await call(other === location ? `${location}0` : other, 'GET', '');
  expect(`With another signature it answers ${forged.status}`, isRefused(forged.status));
  await sleep(OVER_AFTER_MS - (performance.now() - began));
  const late = await call(location, 'GET', '');
  expect(`After a minute it answers ${late.status}`, isRefused(late.status));
  return violations;
}

/** Follows a link as a browser does, up to the first response; `fetch` always calls itself something else. */
function navigate(url: string, token: string): Promise<{ status: number; location: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'sec-fetch-mode': 'navigate' };
    const asking = get(url, { agent: false, headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, location: headers.location ?? '' });
      });
    });
    asking.once('error', reject);
  });
}
