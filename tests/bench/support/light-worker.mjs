/**
 * Sends light requests over `connections` connections, in a thread of its own, until it is told to
 * stop. Then posts the milliseconds of each response, and how many had another status than 200.
 */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as delay } from 'node:timers/promises';

const { calls, headers, connections, pauseMs } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const stopping = new AbortController();
parentPort.once('message', () => {
  stopping.abort();
});

const send = ({ method, url, body }) =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });

const times = [];
let failed = 0;
const sendInTurn = async (first) => {
  for (let at = first; !stopping.signal.aborted; at += 1) {
    const begin = performance.now();
    if ((await send(calls[at % calls.length])) !== 200) failed += 1;
    times.push(performance.now() - begin);
    await delay(pauseMs);
  }
};
await send(calls[0]);
parentPort.postMessage('ready');
await Promise.all(Array.from({ length: connections }, (_, at) => sendInTurn(at)));
agent.destroy();
parentPort.postMessage({ times, failed });
