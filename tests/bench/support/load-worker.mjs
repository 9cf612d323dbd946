import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { url, method, headers, body, connections, requests } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

const once = () =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${method} ${url}: ${answer.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });

let left = requests;
const one = async () => {
  while (left > 0) {
    left -= 1;
    await once();
  }
};
const start = performance.now();
await Promise.all(Array.from({ length: connections }, one));
parentPort.postMessage(requests / ((performance.now() - start) / 1000));
agent.destroy();
