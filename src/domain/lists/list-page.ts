/** One page of a list response. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly totalItems: number;
  readonly totalPages: number;
}
