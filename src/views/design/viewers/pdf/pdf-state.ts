import type { PdfPlace } from './pdf-places.ts';

/** What a PDF shows now. `scale` is 1 at 96 dots an inch; `match` counts from 1, 0 without one. */
export interface PdfState {
  readonly status: 'loading' | 'shown' | 'encrypted' | 'failed';
  readonly page: number;
  readonly pageCount: number;
  /** Whether there is a form of the XML Forms Architecture, which pdf.js does not draw here. */
  readonly isXfaForm: boolean;
  readonly scale: number;
  /** By how many degrees the pages are turned: 0, 90, 180 or 270. */
  readonly rotation: number;
  readonly match: number;
  readonly matchCount: number;
  /** How many places each page has, by its number, without the pages that have none. */
  readonly matchesByPage: ReadonlyMap<number, number>;
  /** The first places with the text around them. */
  readonly places: readonly PdfPlace[];
}

/** What a PDF shows before it is read. */
export const initialState: PdfState = {
  status: 'loading',
  page: 1,
  pageCount: 0,
  isXfaForm: false,
  scale: 1,
  rotation: 0,
  match: 0,
  matchCount: 0,
  matchesByPage: new Map(),
  places: [],
};

const { match, matchCount, matchesByPage, places } = initialState;
/** The state without a search. */
export const noMatches = { match, matchCount, matchesByPage, places };

/** Holds the state and tells its listeners of every change. */
export function createStateHolder() {
  const listeners = new Set<() => void>();
  let state = initialState;
  return {
    getState: () => state,
    update: (changes: Partial<PdfState>): void => {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    removeListeners: (): void => {
      listeners.clear();
    },
  };
}
