import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import type { AppEnv } from '../../../server/http/request-context.ts';
import { listen } from '../../../server/start/listen.ts';

describe('LIM-42 stopping', () => {
  it('waits for running requests, refuses new ones, and closes those that do not end in time', async () => {
    const app = new Hono<AppEnv>();
    let arrived: () => void = () => undefined;
    let finish: () => void = () => undefined;
    const running = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    app.get('/held', async (context) => {
      arrived();
      await held;
      return context.text('done');
    });
    let hanging: () => void = () => undefined;
    const hangs = new Promise<void>((resolve) => {
      hanging = resolve;
    });
    app.get('/never', () => {
      hanging();
      return new Promise<Response>(() => undefined);
    });
    const listening = await listen(app, '127.0.0.1', 0);
    const address = `http://127.0.0.1:${String(listening.port)}`;
    const answer = fetch(`${address}/held`);
    const cut = fetch(`${address}/never`).catch(() => 'cut');
    await Promise.all([running, hangs]);
    const stopped = listening.stop(200);
    await expect(fetch(`${address}/held`)).rejects.toThrow();
    finish();
    expect(await (await answer).text()).toBe('done');
    await stopped;
    expect(await cut).toBe('cut');
  });
});
