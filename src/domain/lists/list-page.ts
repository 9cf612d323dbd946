/** One page of a list as the server answered it. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly totalItems: number;
  readonly totalPages: number;
}
