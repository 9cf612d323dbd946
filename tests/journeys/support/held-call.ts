import type { APIResponse, Page, Route } from '@playwright/test';

import { intercept } from './intercept.ts';

/** Whether the page ended a call itself, because something else superseded it. */
async function isGivenUp(route: Route): Promise<boolean> {
  const request = route.request();
  return (await request.response()) === null && request.failure()?.errorText === 'net::ERR_ABORTED';
}

/** A call that waits until a step of a walk answers it. */
export class HeldCall {
  private waiting: Route[] = [];
  private arrived: (() => void) | null = null;
  private address: string | RegExp = '';
  private respondToOthers: ((route: Route) => Promise<void>) | null = null;

  /** Holds every call to an address from now on. */
  async hold(page: Page, address: string | RegExp): Promise<void> {
    this.address = address;
    await intercept(page, address, (route) => {
      if (this.respondToOthers !== null) return this.respondToOthers(route);
      this.waiting.push(route);
      this.arrived?.();
      return undefined;
    });
  }

  /** Waits until there is a call that is meant. */
  async wait(isMeant: (route: Route) => boolean = () => true): Promise<void> {
    while (!this.waiting.some(isMeant))
      await new Promise<void>((resolve, reject) => {
        this.arrived = resolve;
        setTimeout(() => {
          reject(new Error(`no call to ${String(this.address)} came`));
        }, 10_000);
      });
  }

  /**
   * Answers the calls that wait, or those of them that are meant, as soon as there is one that the
   * page has not given up.
   */
  async answer(
    respond: (route: Route) => Promise<void>,
    isMeant: (route: Route) => boolean = () => true,
  ): Promise<void> {
    await this.wait(isMeant);
    const routes = this.waiting.filter(isMeant);
    this.waiting = this.waiting.filter((route) => !routes.includes(route));
    await Promise.all(routes.map((route) => respond(route).catch(() => undefined)));
    const areGivenUp = await Promise.all(routes.map(isGivenUp));
    if (areGivenUp.every(Boolean)) await this.answer(respond, isMeant);
  }

  /** Answers the calls that wait, and those of the same step that are still on their way. */
  async answerAll(respond: (route: Route) => Promise<void>): Promise<void> {
    this.respondToOthers = respond;
    await this.answer(respond);
  }

  /** Holds the calls of the next step again. */
  holdAgain(): void {
    this.respondToOthers = null;
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

  /** Lets the server act, and changes the content of its answer. */
  readonly change = (edit: (content: never) => unknown): Promise<void> =>
    this.answer(async (route) => {
      const response: APIResponse = await route.fetch();
      const { content } = (await response.json()) as { readonly content: never };
      await route.fulfill({ response, json: { content: edit(content) } });
    });
}
