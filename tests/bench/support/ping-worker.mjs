/**
 * Requests `address` again and again until told to stop, in a thread of its own, and then posts the
 * longest time of a response in milliseconds.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const stopping = new AbortController();
parentPort.once('message', () => {
  stopping.abort();
});
let longest = 0;
await (await fetch(workerData)).arrayBuffer();
parentPort.postMessage('ready');
while (!stopping.signal.aborted) {
  const begin = performance.now();
  await (await fetch(workerData)).arrayBuffer();
  longest = Math.max(longest, performance.now() - begin);
  await delay(2);
}
parentPort.postMessage(longest);
