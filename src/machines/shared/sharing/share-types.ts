import type { ShareCall } from '../../../domain/access/quiz-share.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Notice } from '../../../domain/messages/notice.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { Reader } from '../../../domain/sharing/reader.ts';
import type { Recipient, ShareResponse } from '../../../domain/sharing/recipients.ts';
import type { Emitted } from '../../shared/emitted.ts';

/** The quiz or class that is shared, and the call that shares it. */
export interface SharedItem {
  readonly id: number;
  readonly title: string;
  readonly call: ShareCall | 'class';
}

/** The input of `share`. */
export interface ShareRequest {
  readonly item: SharedItem;
  readonly emails: readonly string[];
  readonly idempotencyKey: string;
}

/** The input of the dialog. */
export interface ShareInput {
  /** Returns a new idempotency key. */
  readonly createKey: () => string;
  /** Returns the notices for a response. */
  readonly createNotices: (response: ShareResponse) => readonly Notice[];
}

/**
 * The context of the dialog. `readers` have access, null while unknown; `idempotencyKey` is
 * that of the current request.
 */
export interface ShareContext extends ShareInput {
  readonly item: SharedItem | null;
  readonly text: string;
  readonly recipients: readonly Recipient[];
  readonly statusMessage: Message | null;
  readonly error: Message | null;
  readonly failure: Failure | null;
  readonly idempotencyKey: string | null;
  readonly readers: readonly Reader[] | null;
  readonly readersFailure: Failure | null;
}

/**
 * The events of the dialog. `share.open` may carry who has access; `share.correct` moves a
 * recipient back into the field.
 */
export type ShareEvent =
  | { readonly type: 'share.open'; readonly item: SharedItem; readonly readers?: readonly Reader[] }
  | {
      readonly type: 'share.type' | 'share.paste' | 'share.remove' | 'share.correct';
      readonly text: string;
    }
  | {
      readonly type:
        | 'share.add'
        | 'share.removeInvalid'
        | 'share.keepFirst'
        | 'share.send'
        | 'share.close';
    }
  | { readonly type: 'readers.reload' | 'readers.retry' };

/** The emitted events: notices, and `shared` when a person got access. */
export type ShareEmitted = Emitted | { readonly type: 'shared' };
