/** One page of a list response. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly totalItems: number;
  readonly totalPages: number;
  /** The number of rows of each choice of a filter, where a list tells it. */
  readonly counts?: Readonly<Record<string, number>>;
}
