import type { Outcome } from '../domain/outcome.ts';

/** A request as it is sent. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path and query, such as `/api/free/search/?query=cell`. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON text, or a form with files. */
  readonly body?: string | FormData;
  readonly expects: 'json' | 'blob';
  /**
   * True for the calls that open or renew a session. Their 401 never leads to a refresh (
   * PD-10).
   */
  readonly signsIn?: boolean;
  /** Aborting rejects the promise with the signal's reason. Nothing else rejects it. */
  readonly signal?: AbortSignal;
  /** Receives the sent part of the body, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/**
 * The content of a successful response: the envelope's content and its version (ETag without
 * quotes), or a file with its name and the server's report.
 */
export type ResponseContent =
  | { readonly kind: 'json'; readonly content: unknown; readonly version?: string }
  | {
      readonly kind: 'blob';
      readonly blob: Blob;
      readonly fileName: string | null;
      readonly report?: string;
    };

/** Sends a request. Every expected failure is in the outcome. */
export type Send = (request: OutgoingRequest) => Promise<Outcome<ResponseContent>>;
