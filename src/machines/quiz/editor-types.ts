import type { Fault } from '../../domain/quiz/check.ts';
import type { QuizContext } from '../../domain/access/routes.ts';
import type { ClosedBecause } from '../../domain/quiz/closed.ts';
import type { Near, QuizCommand } from '../../domain/quiz/command.ts';
import type { ArticleReference, Draft, Key, Origins } from '../../domain/quiz/draft.ts';
import type { OpenedQuiz } from '../../domain/quiz/from-quiz.ts';
import type { History } from '../../domain/quiz/history.ts';
import type { Intent, QuizMode } from '../../domain/quiz/mode.ts';
import type { Place } from '../../domain/quiz/place.ts';
import type { Step } from '../../domain/quiz/step.ts';
import type { Side } from '../../domain/quiz/rebase/clash.ts';
import type { Message } from '../../domain/notice.ts';
import type { Failure } from '../../domain/outcome.ts';
import type { Journaling } from './journaling.ts';
import type { JournalEvent } from './journal-types.ts';
import type { ImportOrder } from './playlist-import-types.ts';
import type { Conflict } from './resolving.ts';
import type { SaveAttempt } from './save-attempts.ts';

/** Where an editor starts: a blank quiz, one made from an article, a copy of a stored quiz or a stored quiz itself. */
export type Source =
  | { readonly kind: 'blank' }
  | { readonly kind: 'article'; readonly article: number }
  | { readonly kind: 'copy'; readonly quiz: number }
  | { readonly kind: 'stored'; readonly quiz: number };

/** What an editor is started with: the route's context, the kind of quiz the role edits there and where it begins. `now` is milliseconds since 1970; `newKey` makes a name that was never used. */
export interface EditorInput {
  readonly context: QuizContext;
  readonly mode: QuizMode;
  readonly source: Source;
  readonly now: () => number;
  readonly newKey: () => string;
  /** Whether the person may see the quiz as students would (QED-09). */
  readonly mayPreview?: boolean;
}

/**
 * A quiz ready for editing with the version (ETag) it has on the server, null where it has none; `closed` says why it may not be edited, if so,
 * `savedBy` who saved it last, where the server tells.
 */
export interface LoadedQuiz extends OpenedQuiz {
  readonly version: string | null;
  readonly closed?: ClosedBecause | null;
  readonly savedBy?: string | null;
}

/**
 * What `saveQuiz` is asked for: the attempts whose answer never came, oldest first, and the new one at the end. They are sent in turn
 * under their names, so that what has arrived already is not done twice.
 */
export interface SaveInput {
  readonly quiz: number | null;
  readonly version: string | null;
  readonly attempts: readonly [...SaveAttempt[], SaveAttempt];
}

/** A place to bring into view; `count` tells two requests for the same place apart, `glows` says that something changed there without a hand on it. */
export interface Reveal {
  readonly place: Place;
  readonly count: number;
  readonly glows: boolean;
}

/** What was done last, for those who listen; `count` tells two equal ones apart. */
export interface Told {
  readonly message: Message;
  readonly count: number;
}

/** Why the last request was not done; `count` tells two equal reasons apart. `needed` names the later steps for which a step cannot be taken back alone. */
export interface Refused {
  readonly reason: Message;
  readonly count: number;
  readonly needed?: { readonly step: number; readonly by: readonly Step[] };
}

/** The video that was added last while the dialog is open, and the title of its activity; `count` tells two equal ones apart. */
export interface LastVideo {
  readonly title: string;
  readonly activity: string;
  readonly count: number;
}

/** What an editor remembers. Selection and collapsing are no history (decision 24). */
export interface EditorContext {
  readonly input: EditorInput;
  readonly history: History;
  /** The quiz as it was opened. */
  readonly base: Draft;
  readonly origins: Origins;
  readonly isDistributed: boolean;
  readonly version: string | null;
  readonly closed: ClosedBecause | null;
  readonly selected: Key | null;
  readonly collapsed: ReadonlySet<Key>;
  readonly moving: Key | null;
  /** The question whose new image failed last (QVAL-35). */
  readonly imageFault: Key | null;
  readonly label: Key | null;
  readonly lastVideo: LastVideo | null;
  readonly faults: readonly Fault[];
  readonly refused: Refused | null;
  readonly reveal: Reveal | null;
  readonly told: Told | null;
  readonly failure: Failure | null;
  readonly conflict: Conflict | null;
  readonly attempts: readonly SaveAttempt[];
  readonly journal: Journaling;
}

type MadeByMachine = Extract<
  QuizCommand,
  { readonly type: 'activity.add' | 'question.add' | 'option.add' }
>;
type Sendable<C> = C extends unknown ? C & { readonly near?: Near } : never;

/** A command as a view sends it: the machine makes the keys of what is added, and adds questions to the selected activity. */
export type EditorCommand =
  | Sendable<Exclude<QuizCommand, MadeByMachine>>
  | { readonly type: 'activity.add' }
  | { readonly type: 'question.add'; readonly index?: number }
  | { readonly type: 'option.add'; readonly item: Key; readonly near?: Near };

/** What a person does in the editor, and what its journal tells. */
export type EditorEvent =
  | EditorCommand
  | JournalEvent
  | { readonly type: 'journal.askForTurn' }
  | { readonly type: 'journal.retry' }
  | { readonly type: 'draft.continue'; readonly draft: string }
  | { readonly type: 'draft.continueAsNew'; readonly draft: string }
  | { readonly type: 'draft.discard'; readonly draft: string }
  | { readonly type: 'draft.startNew' }
  | { readonly type: 'quiz.saveAsNew' }
  | { readonly type: 'history.undo' }
  | { readonly type: 'history.redo' }
  | { readonly type: 'history.jump'; readonly step: number }
  | { readonly type: 'history.takeBack'; readonly step: number }
  | { readonly type: 'history.takeBackTogether'; readonly step: number }
  | { readonly type: 'history.keep' }
  | { readonly type: 'field.leave' }
  | { readonly type: 'selection.set'; readonly activity: Key }
  | { readonly type: 'collapse.toggle'; readonly item: Key }
  | { readonly type: 'collapse.all' }
  | { readonly type: 'collapse.none' }
  | { readonly type: 'quiz.save' }
  | { readonly type: 'quiz.reload' }
  | { readonly type: 'conflict.choose'; readonly clash: string | null; readonly side: Side }
  | { readonly type: 'conflict.bringBack'; readonly lost: string; readonly isWanted: boolean }
  | { readonly type: 'conflict.save' }
  | { readonly type: 'conflict.openTheirs' }
  | { readonly type: 'conflict.readAgain' }
  | { readonly type: 'conflict.dismiss' }
  | { readonly type: 'picker.open' }
  | { readonly type: 'picker.close' }
  | { readonly type: 'picker.choose'; readonly article: ArticleReference }
  | { readonly type: 'subjects.open' }
  | { readonly type: 'subjects.close' }
  | { readonly type: 'subjects.choose'; readonly subjects: readonly number[] }
  | { readonly type: 'videos.open' }
  | { readonly type: 'videos.close' }
  | { readonly type: 'video.choose'; readonly article: ArticleReference }
  | { readonly type: 'label.choose'; readonly activity: Key }
  | { readonly type: 'playlists.import'; readonly order: ImportOrder }
  | { readonly type: 'import.open' }
  | { readonly type: 'import.close' }
  | { readonly type: 'preview.open' }
  | { readonly type: 'preview.close' }
  | { readonly type: 'questionImage.open'; readonly item: Key; readonly file: File }
  | { readonly type: 'questionImage.close' }
  | { readonly type: 'questionImage.failed'; readonly item: Key }
  | { readonly type: 'move.open'; readonly item: Key }
  | { readonly type: 'move.close' };

/** Whether the source makes a new quiz or changes a stored one. */
export function intentOf(source: Source): Intent {
  if (source.kind === 'stored') return 'edit';
  return source.kind === 'copy' ? 'copy' : 'create';
}
