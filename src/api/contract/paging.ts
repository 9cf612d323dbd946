import * as z from 'zod/mini';

/** The wire format of a list's page navigation. */
export const navigation = z.pipe(
  z.object({
    page: z.int().check(z.minimum(1)),
    total_items: z.int().check(z.minimum(0)),
    total_pages: z.int().check(z.minimum(0)),
    items_on_page: z.optional(z.int().check(z.minimum(0))),
    items_per_page: z.optional(z.int().check(z.minimum(1))),
    more: z.optional(z.boolean()),
  }),
  z.transform(({ page, total_items, total_pages }) => ({
    page,
    totalItems: total_items,
    totalPages: total_pages,
  })),
);

/**
 * The page navigation of a list response (ENT-25). Pages count from 1; an empty list has 0 pages.
 */
export type Navigation = z.output<typeof navigation>;

/** One page of a list (API-007). */
export const listResponse = <S extends z.ZodMiniType>(item: S) =>
  z.object({ result: z.array(item), navigation });

/** A page of a list: its number, how many items it has and may have, and those of all pages. */
export interface PageCounts {
  readonly page: number;
  readonly itemsOnPage: number;
  readonly itemsPerPage: number;
  readonly totalItems: number;
}

/** Returns the page navigation of a list response for the wire. */
export const createNavigation = ({
  page,
  itemsOnPage,
  itemsPerPage,
  totalItems,
}: PageCounts): z.input<typeof navigation> => {
  const totalPages = Math.ceil(totalItems / itemsPerPage);
  return {
    page,
    total_items: totalItems,
    total_pages: totalPages,
    items_on_page: itemsOnPage,
    items_per_page: itemsPerPage,
    more: page < totalPages,
  };
};
