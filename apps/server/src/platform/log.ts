import {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  stdSerializers,
} from 'pino';
import type { Config } from '../config.ts';

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly ip: string;
}

/** Of an address: the value of anything that is called a token or a password. */
const SECRET_VALUE = /([?&;][^=&;]*(?:token|password)[^=&;]*=)[^&;]*/gi;

/** Reset links carry their token in the address; the log has no use for it. */
function serializeRequest({ method, url, ip }: LoggedRequest) {
  const secret = /^\/(resetpassword|login|signup|employer\/(login|signup))\b/i.test(url);
  const shown = secret ? url.replace(/\?.*/s, '?[redacted]') : url;
  return { method, url: shown.replace(SECRET_VALUE, '$1[redacted]'), remoteAddress: ip };
}

/** PostgreSQL tells the failing row, with whatever personal data it holds; the log keeps what is wrong. */
const ROW_DATA = ['detail', 'where', 'query', 'parameters', 'internalQuery'];

function serializeError(error: Error) {
  const told = Object.entries(stdSerializers.err(error)).filter(([key]) => !ROW_DATA.includes(key));
  return Object.fromEntries(told);
}

/**
 * One line of JSON an event. Secrets never get this far; the list is the second net.
 * @param destination where the lines go; by default the standard output
 */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
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
  };
  return destination ? pino(options, destination) : pino(options);
}
