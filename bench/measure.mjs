import autocannon from 'autocannon';

const SECONDS = 4;
const CONNECTIONS = 20;

/** Requests a second that `url` answers with 200. Anything else among the answers is an error. */
export async function requestsPerSecond(url) {
  await autocannon({ url, connections: CONNECTIONS, duration: 1 });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} failed`);
  }
  return result.requests.average;
}

/** The median of several measurements of each, taken in turn, so that a slow moment hits both alike. */
export async function compare(measured, baseline, rounds = 3) {
  const figures = { measured: [], baseline: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.measured.push(await requestsPerSecond(measured));
    figures.baseline.push(await requestsPerSecond(baseline));
  }
  return { measured: median(figures.measured), baseline: median(figures.baseline) };
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
