import { once } from 'node:events';
import { connect } from 'node:net';
import type { SlowClientTarget, SlowKind } from './slow-kinds.ts';

/** A slow client that reconnects whenever the server disconnects it. */
export interface SlowClient {
  readonly kind: SlowKind;
  /** Settles with the first connection. */
  readonly connected: Promise<unknown>;
  /** How long each connection lasted, in seconds; the last one until now. */
  readonly heldSeconds: () => readonly number[];
  stop(): void;
}

const DRIP_MS = 1_000;
const BACK_AFTER_MS = 100;

export function startSlowClient(port: number, kind: SlowKind, host: SlowClientTarget): SlowClient {
  const held: number[] = [];
  let stopped = false;
  let current = hold();

  function hold() {
    const socket = connect(port, '127.0.0.1');
    const connected = once(socket, 'connect');
    const since = performance.now();
    if (kind.isDeaf) socket.pause();
    else socket.resume();
    socket.write(kind.beginning(host));
    const dripping = setInterval(() => kind.drip !== undefined && socket.write(kind.drip), DRIP_MS);
    // Disconnecting slow clients is expected.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      held.push((performance.now() - since) / 1_000);
      if (!stopped) setTimeout(comeBack, BACK_AFTER_MS);
    });
    return { socket, connected, since };
  }

  function comeBack(): void {
    if (!stopped) current = hold();
  }

  return {
    kind,
    connected: current.connected,
    heldSeconds: () =>
      current.socket.closed ? held : [...held, (performance.now() - current.since) / 1_000],
    stop() {
      stopped = true;
      current.socket.destroy();
    },
  };
}
