import type { Message } from '../../../domain/messages/message.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ListContent } from './list-screen.tsx';

const perPage = 20;

/** The part of a list machine's snapshot that its screen reads. */
interface ListSnapshot<R> {
  readonly value: { readonly page: string };
  readonly context: {
    readonly items: readonly R[];
    readonly totalItems: number;
    readonly totalPages: number;
    readonly query: { readonly page: number };
    readonly response: Outcome<unknown> | null;
  };
}

/** Returns the content of a list screen. An error shows the server's message, else `loadFailed`. */
export function selectListContent<R>(
  { value, context }: ListSnapshot<R>,
  loadFailed: Message,
): ListContent<R> {
  const { items, totalItems, totalPages, query, response } = context;
  switch (value.page) {
    case 'loading':
    case 'checking':
      return { state: 'loading' };
    case 'denied':
      return { state: 'denied' };
    case 'failed':
      return {
        state: 'failed',
        message:
          response?.ok === false &&
          'message' in response.failure &&
          response.failure.message !== undefined
            ? { text: response.failure.message }
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
