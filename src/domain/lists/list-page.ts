/** One page of a list as the server answered it. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly totalItems: number;
  readonly totalPages: number;
}

/** Whether page buttons are shown (LST-02). */
export const hasSeveralPages = (page: Pick<ListPage<unknown>, 'totalPages'>): boolean => page.totalPages > 1;
