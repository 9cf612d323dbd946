import type { Message } from '../../domain/notice.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { ListContent } from './list-screen.tsx';

const perPage = 20;

/** A list machine's snapshot, as far as its screen is concerned. */
interface ListSnapshot<R> {
  readonly value: { readonly page: string };
  readonly context: {
    readonly items: readonly R[];
    readonly totalItems: number;
    readonly totalPages: number;
    readonly query: { readonly page: number };
    readonly answer: Outcome<unknown> | null;
  };
}

/** What a list's screen shows of its machine; a fault is told in the server's words, else in `loadFailed`. */
export function listContentOf<R>(
  { value, context }: ListSnapshot<R>,
  loadFailed: Message,
): ListContent<R> {
  const { items, totalItems, totalPages, query, answer } = context;
  switch (value.page) {
    case 'loading':
    case 'judging':
      return { state: 'loading' };
    case 'denied':
      return { state: 'denied' };
    case 'failed':
      return {
        state: 'failed',
        message:
          answer?.ok === false &&
          'message' in answer.failure &&
          answer.failure.message !== undefined
            ? { text: answer.failure.message }
            : loadFailed,
      };
    default:
      return {
        state: 'shown',
        rows: items,
        total: totalItems,
        page: query.page,
        pages: totalPages,
        perPage,
      };
  }
}
