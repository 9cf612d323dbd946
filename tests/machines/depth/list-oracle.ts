/** What a list asks for. */
export interface Asked {
  readonly page: number;
  readonly search: string;
  readonly by: 'id' | 'title';
  readonly sort: string;
}

/** What comes back: the rows of a page, or nothing. */
export type Answer =
  | { readonly ids: readonly number[]; readonly pages: number }
  | 'lost'
  | 'denied';

const first: Pick<Asked, 'page' | 'search' | 'sort'> = { page: 1, search: '', sort: '-id' };

/**
 * What a list owes its reader, told from LST-03 to LST-05, LST-11, QLST-64, PD-30 and PD-31 and not
 * from its machine: one tab, its requests, and what is on the screen.
 */
export class ListOracle {
  text = '';
  shown: 'skeleton' | 'failed' | 'denied' | readonly number[] = 'skeleton';
  ticked: readonly number[] = [];
  /** The rows that the dialog asks about; none while it is closed. */
  asking: readonly number[] = [];
  isRemoving = false;
  private query = first;
  private by: Asked['by'] = 'title';
  private pages = 0;
  /** How long ago somebody typed what is not searched yet. */
  private typedMsAgo: number | null = null;
  readonly asked: Asked[] = [];
  readonly removals: (readonly number[])[] = [];

  constructor() {
    this.ask();
  }

  look(): unknown {
    const { text, shown, ticked, asking, isRemoving, asked, removals } = this;
    return {
      text,
      shown,
      ticked: ticked.toSorted(),
      asking,
      isRemoving,
      address: this.query,
      asked,
      removals,
    };
  }

  private ask(): void {
    this.asked.push({ ...this.query, by: this.by });
  }

  /** Asks from the start: the rows of another query are not shown, and none is ticked. */
  private askAnew(change: Partial<typeof first>): void {
    this.query = { ...this.query, page: 1, ...change };
    this.by = /^[1-9]\d{0,8}$/.test(this.query.search) ? 'id' : 'title';
    this.shown = 'skeleton';
    this.ticked = [];
    this.ask();
  }

  type(text: string): void {
    this.text = text;
    this.typedMsAgo = 0;
  }

  /** LST-11: 300 ms after the last letter. */
  wait(milliseconds: number): void {
    if (this.typedMsAgo === null) return;
    this.typedMsAgo += milliseconds;
    if (this.typedMsAgo < 300) return;
    this.typedMsAgo = null;
    if (this.text.trim() !== this.query.search) this.askAnew({ search: this.text.trim() });
  }

  /** LST-04 and LST-05. */
  sort(field: string): void {
    this.askAnew({ sort: this.query.sort === field ? `-${field}` : field });
  }

  go(page: number): void {
    if (page >= 1 && page <= this.pages && page !== this.query.page) this.askAnew({ page });
  }

  /** PD-31: Back, Forward or a link. Another address brings its own text. */
  open(address: typeof first): void {
    const { page, search, sort } = this.query;
    if (address.page === page && address.search === search && address.sort === sort) return;
    this.typedMsAgo = null;
    this.text = address.search;
    this.askAnew(address);
  }

  /** Rows stay on the screen while they are read again; a failure or an empty list does not. */
  refresh(): void {
    if (typeof this.shown === 'string' || this.shown.length === 0) this.shown = 'skeleton';
    this.ask();
  }

  /** The rows that can be ticked or removed. */
  get rows(): readonly number[] {
    return typeof this.shown === 'string' ? [] : this.shown;
  }

  tick(id: number): void {
    this.ticked = this.ticked.includes(id)
      ? this.ticked.filter((other) => other !== id)
      : [...this.ticked, id];
  }

  askAbout(ids: readonly number[]): void {
    if (this.asking.length === 0) this.asking = ids;
  }

  cancel(): void {
    if (!this.isRemoving) this.asking = [];
  }

  confirm(): void {
    if (this.asking.length === 0 || this.isRemoving) return;
    this.isRemoving = true;
    this.removals.push(this.asking);
  }

  /** The answer to a request. A later request has superseded every earlier one. */
  hear(request: number, answer: Answer): void {
    if (request !== this.asked.length - 1) return;
    if (answer === 'lost' || answer === 'denied') {
      this.shown = answer === 'lost' ? 'failed' : 'denied';
      this.ticked = [];
      return;
    }
    this.pages = answer.pages;
    this.ticked = this.ticked.filter((id) => answer.ids.includes(id));
    if (answer.ids.length > 0) this.shown = answer.ids;
    else if (answer.pages >= 1 && this.query.page > answer.pages)
      this.askAnew({ page: answer.pages });
    else if (this.by === 'id') {
      // PD-30: a number that is no id may be in a title.
      this.by = 'title';
      this.shown = 'skeleton';
      this.ask();
    } else this.shown = [];
  }

  /** Which rows are gone; the others are asked about again. */
  hearRemoved(gone: readonly number[]): void {
    this.isRemoving = false;
    this.asking = this.asking.filter((id) => !gone.includes(id));
    this.ticked = this.ticked.filter((id) => !gone.includes(id));
    this.refresh();
  }
}
