import {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  stdSerializers,
} from 'pino';
import type { Config } from '../config.ts';
import { loggedAddress } from './http/logged-address.ts';

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly ip: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

/** Links contain their token in the address, which the log does not need. */
function serializeRequest({ method, url, ip, routeOptions }: LoggedRequest) {
  return { method, url: loggedAddress(url, routeOptions?.url), remoteAddress: ip };
}

/** PostgreSQL's errors include the failing row with its personal data; the log omits it. */
const ROW_DATA = ['detail', 'where', 'query', 'parameters', 'internalQuery'];

function serializeError(error: Error) {
  const told = Object.entries(stdSerializers.err(error)).filter(([key]) => !ROW_DATA.includes(key));
  return Object.fromEntries(told);
}

/**
 * One line of JSON per event. Secrets should never get this far; redaction is the second net.
 * @param destination where the lines go; standard output by default
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
