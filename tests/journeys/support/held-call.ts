import type { Page, Route } from '@playwright/test';

import { intercept } from './intercept.ts';

/** A call that waits until a step of a walk answers it. */
export class HeldCall {
  private waiting: Route[] = [];
  private arrived: (() => void) | null = null;
  private address: string | RegExp = '';

  /** Holds every call to an address from now on. */
  async hold(page: Page, address: string | RegExp): Promise<void> {
    this.address = address;
    await intercept(page, address, (route) => {
      this.waiting.push(route);
      this.arrived?.();
    });
  }

  /** Answers the calls that wait, as soon as there is one. */
  async answer(respond: (route: Route) => Promise<void>): Promise<void> {
    if (this.waiting.length === 0)
      await new Promise<void>((resolve, reject) => {
        this.arrived = resolve;
        setTimeout(() => {
          reject(new Error(`no call to ${String(this.address)} came`));
        }, 10_000);
      });
    this.arrived = null;
    const routes = this.waiting;
    this.waiting = [];
    // The page has given up a call that something else superseded.
    await Promise.all(routes.map((route) => respond(route).catch(() => undefined)));
  }

  /** Lets the server answer. */
  readonly pass = (): Promise<void> => this.answer((route) => route.continue());

  /** Loses the call on its way to the server. */
  readonly lose = (): Promise<void> => this.answer((route) => route.abort());

  /** Lets the server act, and loses its answer. */
  readonly loseAnswer = (): Promise<void> =>
    this.answer(async (route) => {
      await route.fetch();
      await route.abort();
    });

  /** Answers in the server's place. */
  readonly reply = (status: number, content: unknown = {}): Promise<void> =>
    this.answer((route) => route.fulfill({ status, json: { content } }));
}
