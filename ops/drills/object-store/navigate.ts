import { get } from 'node:http';

/** Follows a link as a browser does, up to the first answer; `fetch` always calls itself something else. */
export function navigate(
  url: string,
  token: string,
): Promise<{ status: number; location: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'sec-fetch-mode': 'navigate' };
    const asking = get(url, { agent: false, headers }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => {
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, location: headers.location ?? '' });
      });
    });
    asking.once('error', reject);
  });
}
