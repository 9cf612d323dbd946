import type { Outcome } from '../domain/outcome.ts';

/** A request as it goes over the wire, whoever sends it. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path and query, such as `/api/free/search/?query=cell`. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON text, or a form with files. */
  readonly body?: string | FormData;
  readonly expects: 'json' | 'blob';
  /** True for the calls that open or renew a session: their 401 never leads to a refresh (decision 10). */
  readonly signsIn?: boolean;
  /** Aborting makes the promise reject with the signal's reason; nothing else makes it reject. */
  readonly signal?: AbortSignal;
  /** How much of the body was sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** What a successful request came back with: the envelope's content and its version (ETag without quotes), or a file, its name and what the server reports of it. */
export type Received =
  | { readonly kind: 'json'; readonly content: unknown; readonly version?: string }
  | {
      readonly kind: 'blob';
      readonly blob: Blob;
      readonly fileName: string | null;
      readonly report?: string;
    };

/** Sends a request and tells how it went; every expected failure is in the outcome. */
export type Send = (request: OutgoingRequest) => Promise<Outcome<Received>>;
