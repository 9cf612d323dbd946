import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { createInbox, type Inbox } from './inbox.ts';

/** A mail server on a loopback address that keeps every mail. */
export interface MailServer {
  readonly url: string;
  /** The mails with their headers, without the soft line breaks and escapes of quoted-printable. */
  readonly mails: Inbox<string>;
  /** Answers the next recipients with this line, for example `550 unknown`; null takes them. */
  readonly refuse: (answer: string | null) => void;
  readonly close: () => void;
}

const decode = (data: string): string =>
  data
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Starts a mail server, on a free port unless `port` names one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails = createInbox<string>();
  let refusal: string | null = null;
  const server = createServer((socket) => {
    let data: string | null = null;
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data !== null) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        mails.put(decode(data));
        data = null;
        socket.write('250 kept\r\n');
      } else if (/^rcpt/i.test(text) && refusal !== null) socket.write(`${refusal}\r\n`);
      else if (/^data/i.test(text)) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (/^quit/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    mails,
    refuse: (answer) => {
      refusal = answer;
    },
    close: () => server.close(),
  };
}
