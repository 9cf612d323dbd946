import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { drawPicture } from '../../server/seed/draw-image.ts';

/** What a load did: writes with status 200, and how often each other outcome was seen. */
export interface LoadResult {
  readonly acknowledged: readonly string[];
  /** Titles whose request never got a status 200; they are stored at most once. */
  readonly unacknowledged: readonly string[];
  readonly errors: Readonly<Record<string, number>>;
  readonly reads: number;
  /** The 99th percentile of reads, in milliseconds. */
  readonly readP99Ms: number;
}

const account = { email: 'super@lectern.test', password: 'lectern-demo' };
const maxAttempts = 120;
const pauseMs = 250;
const readers = 4;

const createQuizBody = (title: string): string =>
  JSON.stringify({
    title,
    tags: [],
    article: null,
    startDate: null,
    endDate: null,
    isGraded: false,
    duration: null,
    showCaption: false,
    restrictNonInstitutional: false,
    activities: [
      {
        title: 'Activity 1',
        sortIndex: 0,
        items: [
          {
            article: null,
            sortIndex: 0,
            title: 'Which is it?',
            type: 2,
            isMultiple: false,
            rightAnswer: ['a'],
            image: null,
            textOptions: [
              { id: 'a', text: 'This' },
              { id: 'b', text: 'That' },
            ],
          },
        ],
      },
    ],
  });

/**
 * Runs `writers` that create quizzes and upload pictures, and readers of the profile, until
 * `stop` aborts; every write is then repeated with its key until it is acknowledged. `name` begins
 * the titles.
 */
export async function runLoad(
  address: string,
  name: string,
  writers: number,
  stop: AbortSignal,
): Promise<LoadResult> {
  const acknowledged: string[] = [];
  const unacknowledged: string[] = [];
  const errors: Record<string, number> = {};
  const readTimes: number[] = [];
  const count = (outcome: string): void => {
    errors[outcome] = (errors[outcome] ?? 0) + 1;
  };
  /** Sends a request; returns its response when its status is 200, otherwise counts the error. */
  const send = async (path: string, init: RequestInit): Promise<Response | null> => {
    const response = await fetch(address + path, {
      ...init,
      signal: AbortSignal.timeout(90_000),
    }).catch(() => null);
    if (response === null) {
      count('connection');
      return null;
    }
    if (response.status === 200) return response;
    await response.arrayBuffer().catch(() => undefined);
    count(String(response.status));
    return null;
  };
  const signIn = async (): Promise<string> => {
    for (;;) {
      const response = await send('/api/admin/security/get_access_token', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(account),
      });
      if (response !== null) {
        const { content } = (await response.json()) as {
          content: { token: { accessToken: string } };
        };
        return content.token.accessToken;
      }
      await delay(pauseMs);
    }
  };
  const token = await signIn();
  const authorization = { Authorization: `Bearer ${token}` };

  /** Repeats a write with one key until it is acknowledged. */
  const write = async (path: string, init: RequestInit): Promise<boolean> => {
    const headers = { ...init.headers, ...authorization, 'Idempotency-Key': randomUUID() };
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const response = await send(path, { ...init, headers });
      const isComplete = await response?.arrayBuffer().then(
        () => true,
        () => false,
      );
      if (isComplete === true) return true;
      await delay(pauseMs);
    }
    return false;
  };
  const runWriter = async (writer: number): Promise<void> => {
    for (let index = 0; !stop.aborted; index += 1) {
      if (index % 4 === 3) {
        const form = new FormData();
        const picture = new Uint8Array(drawPicture(writer * 1000 + index, 20, 10));
        form.set('file', new File([picture], 'picture.png', { type: 'image/png' }));
        if (!(await write('/api/quiz/upload_image', { method: 'POST', body: form })))
          count('upload given up');
        continue;
      }
      const title = `${name} ${String(writer)}-${String(index)}`;
      const isStored = await write('/api/quiz/create', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: createQuizBody(title),
      });
      (isStored ? acknowledged : unacknowledged).push(title);
    }
  };
  const runReader = async (): Promise<void> => {
    while (!stop.aborted) {
      const started = performance.now();
      const response = await send('/api/admin/profile', { headers: authorization });
      if (response === null) {
        await delay(pauseMs);
        continue;
      }
      await response.arrayBuffer().catch(() => undefined);
      readTimes.push(performance.now() - started);
    }
  };
  await Promise.all([
    ...Array.from({ length: writers }, (_, writer) => runWriter(writer)),
    ...Array.from({ length: readers }, runReader),
  ]);
  readTimes.sort((a, b) => a - b);
  return {
    acknowledged,
    unacknowledged,
    errors,
    reads: readTimes.length,
    readP99Ms: readTimes[Math.floor(readTimes.length * 0.99)] ?? 0,
  };
}
