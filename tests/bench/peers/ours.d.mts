import type { Locator, Page } from 'playwright-core';

type Boxed = Pick<Locator, 'boundingBox'>;

/** Our console for the peers' scripts and for the editor's bench; `OURS_URL` and `NS` are read when it is imported. */
declare const adapter: {
  readonly url: string;
  readonly query: (n: number) => string;
  readonly focusTitle: (page: Page) => Promise<boolean>;
  readonly add: (page: Page) => Boxed;
  readonly undo: (page: Page) => Boxed;
  readonly redo: (page: Page) => Boxed;
  readonly drag: (
    page: Page,
    timed: (letGo: () => Promise<void>) => Promise<void>,
  ) => Promise<void>;
};
export default adapter;
