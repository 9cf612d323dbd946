import type { ShareCall } from '../../../domain/access/quiz-share.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { Reader } from '../../../domain/sharing/reader.ts';
import type { Recipient } from '../../../domain/sharing/recipients.ts';
import type { Emitted } from '../../shared/emitted.ts';

/** The quiz that is shared and the call that shares it. */
export interface SharedQuiz {
  readonly id: number;
  readonly title: string;
  readonly call: ShareCall;
}

/** The input of `share`. `name` is the idempotency key. */
export interface ShareRequest {
  readonly quiz: SharedQuiz;
  readonly emails: readonly string[];
  readonly name: string;
}

/** The input of the dialog. */
export interface QuizShareInput {
  /** Returns a new idempotency key. */
  readonly newName: () => string;
}

/**
 * The context of the dialog. `readers` have access, null while unknown; `attempt` is the
 * idempotency key of the current request.
 */
export interface QuizShareContext extends QuizShareInput {
  readonly quiz: SharedQuiz | null;
  readonly text: string;
  readonly recipients: readonly Recipient[];
  readonly statusMessage: Message | null;
  readonly error: Message | null;
  readonly failure: Failure | null;
  readonly attempt: string | null;
  readonly readers: readonly Reader[] | null;
  readonly readersFailure: Failure | null;
}

/**
 * The events of the dialog. `share.open` may carry the quiz's sharedList; `share.correct` moves a
 * recipient back into the field.
 */
export type QuizShareEvent =
  | { readonly type: 'share.open'; readonly quiz: SharedQuiz; readonly readers?: readonly Reader[] }
  | {
      readonly type: 'share.type' | 'share.paste' | 'share.remove' | 'share.correct';
      readonly text: string;
    }
  | {
      readonly type:
        'share.add' | 'share.removeInvalid' | 'share.keepFirst' | 'share.send' | 'share.close';
    }
  | { readonly type: 'readers.reload' | 'readers.retry' };

/** The emitted events: notices, and `shared` when a person got access. */
export type QuizShareEmitted = Emitted | { readonly type: 'shared' };
