import { once } from 'node:events';
import { connect } from 'node:net';

import type { ClientBase } from 'pg';

const cancelRequestCode = 80_877_102;
const timeoutMs = 2000;

/** What pg knows of a connection but does not declare. */
interface BackendKey {
  readonly host: string;
  readonly port: number;
  readonly processID: number | null;
  readonly secretKey: number | null;
}

/**
 * Asks the server to cancel the statement that runs on `client` (the CancelRequest message of
 * PostgreSQL's protocol, which takes a connection of its own and passes through PgBouncer). Resolves
 * when the request was delivered or failed; a statement that was not cancelled runs until its
 * timeout.
 */
export async function cancelStatement(client: ClientBase): Promise<void> {
  const { host, port, processID, secretKey } = client as unknown as BackendKey;
  if (processID === null || secretKey === null) return;
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(cancelRequestCode, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  const socket = host.startsWith('/')
    ? connect(`${host}/.s.PGSQL.${String(port)}`)
    : connect(port, host);
  socket.setTimeout(timeoutMs, () => socket.destroy());
  socket.on('error', () => undefined);
  // Not `end`: PgBouncer would take the closed half for a client that has left.
  socket.write(message);
  socket.resume();
  await once(socket, 'close').catch(() => undefined);
}
