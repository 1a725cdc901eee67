import type { DestinationStream, Logger } from 'pino';
import type { PrettyOptions } from 'pino-pretty';
import type { Config } from '../../config.ts';
import { createLog } from '../log.ts';

interface LoggedRequest {
  readonly req?: { readonly method: string; readonly url: string };
  readonly res?: { readonly statusCode: number };
  readonly responseTime?: number;
}

const options: PrettyOptions = {
  ignore: 'pid,hostname,reqId,req,res,responseTime',
  translateTime: 'SYS:HH:MM:ss',
  singleLine: true,
  sync: true,
  messageFormat(line, messageKey) {
    const { req, res, responseTime } = line as LoggedRequest;
    const text = String(line[messageKey]);
    if (!req) return text;
    const asked = `${req.method} ${req.url}`;
    if (!res) return `${text}: ${asked}`;
    return `${asked} ${res.statusCode} in ${Math.round(responseTime ?? 0)} ms`;
  },
};

/** The server's log: readable lines on a terminal, JSON for programs. */
export async function openLog(
  config: Pick<Config, 'logLevel'>,
  output: NodeJS.WriteStream,
): Promise<Logger> {
  if (!output.isTTY) return createLog(config);
  // pino-pretty is only needed on a terminal.
  const { default: pretty } = await import('pino-pretty');
  const lines: DestinationStream = pretty({
    ...options,
    colorize: output.hasColors(),
    destination: output,
  });
  return createLog(config, lines);
}
