import type * as fc from 'fast-check';
import { createActor, fromCallback, fromPromise, type Actor } from 'xstate';

import type { Draft, DraftItem } from '../../../src/domain/quiz/draft/draft.ts';
import { getSelectedActivity } from '../../../src/domain/quiz/draft/locate.ts';
import { createMatchFinder } from '../../../src/domain/quiz/find/find-matches.ts';
import { planReplacement } from '../../../src/domain/quiz/find/plan-replacement.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type {
  LoadedQuiz,
  QuizTypes,
  SavedQuiz,
} from '../../../src/machines/quiz/editor/context.ts';
import type {
  EditorEvent,
  JournalCommand,
  JournalEvent,
  JournalInput,
} from '../../../src/machines/quiz/editor/events.ts';
import { quizEditorMachine } from '../../../src/machines/quiz/editor/quiz-editor-machine.ts';
import type { LoadInput, SaveInput } from '../../../src/machines/shared/editor/editor-types.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { draftOf, question, video } from '../../domain/quiz/support/drafts.ts';
import type { EditorOracle, EditedQuiz, SaveAnswer, SeenQuiz } from './editor-oracle.ts';

const toSeenItem = ({
  type,
  title,
  image,
  imageAlt = '',
  article,
  isMultiple,
  rightAnswer,
  options,
}: DraftItem) => ({
  title,
  image,
  alt: imageAlt,
  article: type === 'video' ? (article?.id ?? null) : null,
  isMultiple,
  right: rightAnswer.map((id) => options.findIndex((option) => option.id === id)).toSorted(),
  options: options.map(({ text }) => text),
});

const toSeen = ({ title, restrictNonInstitutional, activities }: Draft): SeenQuiz => ({
  title,
  isRestricted: restrictNonInstitutional,
  activities: activities.map((activity) => ({
    title: activity.title,
    items: activity.items.map(toSeenItem),
  })),
});

const first: Draft = {
  ...draftOf(
    [question('q', { options: ['a', 'b'].map((id) => ({ id, text: `Option ${id}` })) })],
    [question('r', { isMultiple: true, rightAnswer: ['a', 'b'] }), video('v', 7)],
  ),
  graded: 'graded',
};

/** The stored quiz, and how the next calls end. */
export class Server {
  draft = first;
  version = 1;
  /** `lostAfter`: the quiz is stored, and the answer is lost. */
  fate: 'answers' | 'lostBefore' | 'lostAfter' | 'fails' = 'answers';
  time = 0;
  private readonly keys = new Map<string, number>();

  get isReached(): boolean {
    return this.fate === 'answers' || this.fate === 'lostAfter';
  }

  /** Stores the attempts in their order, each once, on top of the newest version only. */
  save({ attempts, version }: SaveInput<QuizTypes>): {
    readonly answer: SaveAnswer;
    readonly version: string | null;
  } {
    if (!this.isReached) return { answer: 'failed', version };
    let based = version;
    for (const { idempotencyKey, draft } of attempts) {
      const known = this.keys.get(idempotencyKey);
      if (known === undefined && based !== String(this.version))
        return { answer: 'conflict', version: String(this.version) };
      if (known === undefined) {
        this.version += 1;
        this.draft = draft;
        this.keys.set(idempotencyKey, this.version);
      }
      based = String(known ?? this.version);
    }
    return { answer: this.fate === 'lostAfter' ? 'failed' : 'stored', version: based };
  }
}

/** An editor of the quiz, on a computer of its own. */
export class Tab {
  readonly oracle: EditorOracle;
  actor: Actor<typeof quizEditorMachine>;
  private readonly edited: EditedQuiz;
  private readonly server: Server;
  private readonly scheduler: fc.Scheduler;
  private sentCount = 0;
  private isUnsaved = false;
  private key = 0;
  private speak: (event: JournalEvent) => void = () => undefined;

  constructor(edited: EditedQuiz, oracle: EditorOracle, server: Server, scheduler: fc.Scheduler) {
    [this.edited, this.oracle, this.server, this.scheduler] = [edited, oracle, server, scheduler];
    this.actor = this.open();
  }

  readonly createKey = (): string => `key ${String((this.key += 1))}`;

  /** Opens the editor, also again after it was left. */
  open(): Actor<typeof quizEditorMachine> {
    const never = fromPromise(() => new Promise(() => undefined)) as never;
    const machine = quizEditorMachine.provide({
      actors: {
        load: fromCall<LoadedQuiz, LoadInput<QuizTypes>>(() => this.load()),
        save: fromCall<SavedQuiz, SaveInput<QuizTypes>>(({ input }) => this.save(input)),
        writeJournal: fromCallback<JournalCommand, JournalInput>(({ receive, sendBack }) => {
          this.writeJournal(receive, sendBack);
        }),
        ...Object.fromEntries(
          (['subjects', 'articlePicker', 'videoPicker', 'playlistImport'] as const).map((name) => [
            name,
            never,
          ]),
        ),
      },
    });
    const { kind } = this.edited;
    this.actor = createActor(machine, {
      input: {
        context: kind,
        kind,
        source: { kind: 'stored', quiz: 12 },
        now: () => this.server.time,
        createKey: () => this.createKey(),
      },
    });
    this.actor.on('unsavedWork', ({ isUnsaved }) => {
      this.isUnsaved = isUnsaved;
    });
    return this.actor.start();
  }

  /** Stores every line later, in the order in which they came. */
  private writeJournal(
    receive: (listener: (command: JournalCommand) => void) => void,
    sendBack: (event: JournalEvent) => void,
  ): void {
    let count = 0;
    let written = Promise.resolve();
    this.speak = sendBack;
    receive((command) => {
      if (command.type === 'journal.findDrafts')
        sendBack({ type: 'journal.draftsFound', drafts: [], newer: 0 });
      if (command.type !== 'journal.append') return;
      written = written
        .then(() => this.scheduler.schedule(Promise.resolve(), 'journal'))
        .then(() => {
          count += command.lines.length;
          sendBack({ type: 'journal.stored', count });
        });
    });
  }

  failStorage(): void {
    this.speak({ type: 'journal.failed', error: 'full' });
  }

  private async load(): Promise<Outcome<LoadedQuiz>> {
    const { draft, version, isReached, fate } = this.server;
    // What is opened first always comes, so that there is something to edit.
    const isRead = isReached || this.oracle.phase === 'loading';
    await this.scheduler.schedule(Promise.resolve(), 'load');
    if (this.oracle.phase === 'loading') this.oracle.open(toSeen(draft));
    else this.oracle.hearTheirs(isRead);
    if (!isRead && fate === 'fails') return failed({ kind: 'unexpected' });
    const { isDistributed } = this.edited;
    return isRead
      ? succeeded({ draft, serverIds: new Map(), isDistributed, version: String(version) })
      : failed({ kind: 'offline' });
  }

  private async save(input: SaveInput<QuizTypes>): Promise<Outcome<SavedQuiz>> {
    this.sentCount += 1;
    const { answer, version } = this.server.save(input);
    const { fate } = this.server;
    await this.scheduler.schedule(Promise.resolve(), 'save');
    this.oracle.hearSaved(answer);
    if (fate === 'fails') return failed({ kind: 'unexpected' });
    if (answer === 'conflict')
      return failed({ kind: 'conflict', ...(version !== null && { current: version }) });
    return answer === 'stored'
      ? succeeded({ quiz: 12, version, parts: [] })
      : failed({ kind: 'offline' });
  }

  private get phase(): EditorOracle['phase'] {
    const { form } = this.actor.getSnapshot().value;
    if (typeof form !== 'string') return 'editing';
    const phases: Readonly<Record<string, EditorOracle['phase']>> = {
      loading: 'loading',
      checkingForDraft: 'loading',
      storingAttempt: 'saving',
      saving: 'saving',
      loadingRemote: 'reading theirs',
      loadRemoteFailed: 'theirs not read',
      conflict: 'comparing',
      storingJournal: 'left',
      saved: 'left',
    };
    return phases[form] ?? (form as never);
  }

  /** Whether a save waits until its attempt is on disk. */
  private get isStoringAttempt(): boolean {
    const snapshot = this.actor.getSnapshot();
    return (
      snapshot.matches({ form: 'storingAttempt' }) ||
      snapshot.matches({ form: { editing: { savingInPlace: 'storingAttempt' } } })
    );
  }

  look(): unknown {
    const { phase, isUnsaved } = this;
    const sentCount = this.sentCount + Number(this.isStoringAttempt);
    if (phase === 'loading' || phase === 'left') return { phase, sentCount };
    const snapshot = this.actor.getSnapshot();
    const { history } = snapshot.context;
    return {
      phase,
      sentCount,
      quiz: toSeen(history.draft),
      isUnsaved: phase === 'editing' ? isUnsaved : null,
      isSavingInPlace: snapshot.hasTag('savingInPlace'),
      canUndo: history.cursor !== null,
      canRedo: history.redoStack !== null,
      selected: this.selectedIndex,
    };
  }

  send(event: EditorEvent): void {
    this.actor.send(event);
  }

  /** Replaces as the find bar does, with the case as it is written. */
  replaceAll(text: string, replacement: string): void {
    const { draft } = this.actor.getSnapshot().context.history;
    const matches = createMatchFinder({ text, matchesCase: true })(draft);
    this.send(planReplacement(draft, matches, text, replacement));
  }

  get activities(): Draft['activities'] {
    return this.actor.getSnapshot().context.history.draft.activities;
  }

  /** The position of the selected activity. */
  get selectedIndex(): number {
    const { history, selected } = this.actor.getSnapshot().context;
    return history.draft.activities.indexOf(getSelectedActivity(history.draft, selected));
  }
}
