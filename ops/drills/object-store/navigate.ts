import { get } from 'node:http';

/** Follows a link as a browser does, up to the first response; `fetch` always calls itself something else. */
export function navigate(
  url: string,
  token: string,
): Promise<{ status: number; location: string }> {
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
