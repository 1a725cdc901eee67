import { type Logger, pino, stdSerializers } from 'pino';
import type { Config } from '../config.ts';

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly ip: string;
}

/** Reset links carry their token in the address; the log has no use for it. */
function serializeRequest({ method, url, ip }: LoggedRequest) {
  const secret = /^\/(resetpassword|login|signup|employer\/(login|signup))\b/i.test(url);
  const shown = secret ? url.replace(/\?.*/s, '?[redacted]') : url;
  return { method, url: shown.replace(/([?&;]token=)[^&]*/gi, '$1[redacted]'), remoteAddress: ip };
}

/** PostgreSQL tells the failing row, with whatever personal data it holds; the log keeps what is wrong. */
const ROW_DATA = ['detail', 'where', 'query', 'parameters', 'internalQuery'];

function serializeError(error: Error) {
  const told = Object.entries(stdSerializers.err(error)).filter(([key]) => !ROW_DATA.includes(key));
  return Object.fromEntries(told);
}

/** One line of JSON an event. Secrets never get this far; the list is the second net. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    serializers: { req: serializeRequest, err: serializeError },
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        'res.headers["set-cookie"]',
        '*.password',
        '*.token',
        '*.taxNumber',
      ],
      censor: '[redacted]',
    },
  });
}
