import type { ShareCall } from '../../../domain/access/quiz-share.ts';
import type { Message } from '../../../domain/notice.ts';
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

/** One request to share; the server does what comes under one `name` once. */
export interface ShareRequest {
  readonly quiz: SharedQuiz;
  readonly emails: readonly string[];
  readonly name: string;
}

/** What the dialog starts with. */
export interface QuizShareInput {
  /** Makes a name for a request, another one each time. */
  readonly newName: () => string;
}

/** What the dialog remembers: what stands in the field, whom to share with, what was said last, who has access (null while unknown). */
export interface QuizShareContext extends QuizShareInput {
  readonly quiz: SharedQuiz | null;
  readonly text: string;
  readonly recipients: readonly Recipient[];
  readonly remark: Message | null;
  readonly fault: Message | null;
  readonly failure: Failure | null;
  readonly attempt: string | null;
  readonly readers: readonly Reader[] | null;
  readonly readersFailure: Failure | null;
}

/** What a person does with it. `share.open` may bring the quiz's sharedList; `share.correct` takes a recipient back into the field. */
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

/** What leaves it: notices, and that somebody was given access. */
export type QuizShareEmitted = Emitted | { readonly type: 'shared' };
