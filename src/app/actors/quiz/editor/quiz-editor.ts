import type { Call } from '../../../../api/client.ts';
import { encodeQuiz } from '../../../../api/contract/entities/item-type.ts';
import type { Person } from '../../../../api/contract/entities/person.ts';
import type { QuizDetail } from '../../../../api/contract/entities/quiz.ts';
import { quizFromArticle, quizFromPlaylist } from '../../../../api/contract/quiz-template.ts';
import { assertNever } from '../../../../domain/assert-never.ts';
import { failed, succeeded, type Outcome } from '../../../../domain/outcome.ts';
import { checkSetArticle } from '../../../../domain/quiz/commands/refusals.ts';
import { createDraft } from '../../../../domain/quiz/draft/create-draft.ts';
import type { QuizKind } from '../../../../domain/quiz/draft/quiz-kind.ts';
import { getEditBlocker } from '../../../../domain/quiz/stored/edit-blocker.ts';
import {
  listPartIds,
  openCopy,
  openQuiz,
  openSource,
  type KnownParts,
  type OpenedQuiz,
} from '../../../../domain/quiz/stored/open-quiz.ts';
import type {
  EditorInput,
  LoadedQuiz,
  QuizTypes,
  SavedQuiz,
} from '../../../../machines/quiz/editor/context.ts';
import { articlePickerMachine } from '../../../../machines/quiz/editor/dialogs/article-picker-machine.ts';
import { quizEditorMachine } from '../../../../machines/quiz/editor/quiz-editor-machine.ts';
import type {
  LoadInput,
  SaveAttempt,
  SaveInput,
  Saver,
} from '../../../../machines/shared/editor/editor-types.ts';
import { fromCall } from '../../../../machines/shared/from-call.ts';
import { provideJournal, type JournalOwner } from '../../../journal/provide-journal.ts';
import { quizJournalFormat } from '../../../journal/quiz-journal-format.ts';
import { sendAttempts } from '../../shared/send-attempts.ts';
import { provideVideoPicker } from '../../shared/video-picker.ts';
import { quizCalls } from '../quiz-calls.ts';
import { loadArticles } from './article-picker.ts';
import { providePlaylistImport } from './playlist-import.ts';
import { provideQuestionImage } from './question-image.ts';
import { provideQuestionPaste } from './question-paste.ts';
import { createLoadSubjects, provideSubjects, type LoadSubjects } from './subjects.ts';

const defaultSubject = 'Biology';

const toUnstoredQuiz = (opened: OpenedQuiz): LoadedQuiz => ({ ...opened, version: null });

/** Creates a new quiz. Its subject is Biology, except in the library (QFRM-26). */
async function loadBlankQuiz(
  loadSubjects: LoadSubjects,
  { kind, createKey }: EditorInput,
): Promise<Outcome<LoadedQuiz>> {
  const subjects = kind === 'library' ? null : await loadSubjects();
  const tags =
    subjects?.ok === true
      ? subjects.value.filter(({ title }) => title === defaultSubject).map(({ id }) => id)
      : [];
  return succeeded(
    toUnstoredQuiz({
      draft: createDraft(createKey(), tags),
      serverIds: new Map(),
      isDistributed: false,
    }),
  );
}

/** Returns who saved a quiz last. `user` is the email of the signed-in person. */
const toSaver = (person: Person | null | undefined, user: string): Saver | null =>
  person == null
    ? null
    : { name: `${person.firstName} ${person.lastName}`.trim(), isYou: person.email === user };

async function loadStoredQuiz(
  call: Call,
  user: string,
  kind: QuizKind,
  id: number,
  known: KnownParts,
): Promise<Outcome<LoadedQuiz>> {
  const response = await call(quizCalls[kind].get, { params: { id } });
  if (!response.ok) return response;
  const { content, version = null } = response.value;
  return succeeded({
    ...openQuiz(content, known),
    version,
    closedReason: getEditBlocker(content),
    savedBy: toSaver(content.updatedBy, user),
  });
}

/**
 * Copies a quiz, also to another kind. Its article is copied only if the new kind can have one
 * (QFRM-05).
 */
async function loadCopy(call: Call, kind: QuizKind, id: number): Promise<Outcome<LoadedQuiz>> {
  const response = await call(quizCalls[kind].get, { params: { id } });
  if (!response.ok) return response;
  const copy = openCopy(response.value.content);
  return succeeded(
    toUnstoredQuiz(
      checkSetArticle(kind) === null ? copy : { ...copy, draft: { ...copy.draft, article: null } },
    ),
  );
}

async function loadQuiz(
  call: Call,
  user: string,
  loadSubjects: LoadSubjects,
  input: EditorInput,
  { source, serverIds, base = createDraft('') }: LoadInput<QuizTypes>,
): Promise<Outcome<LoadedQuiz>> {
  const { kind, createKey } = input;
  switch (source.kind) {
    case 'blank':
      return loadBlankQuiz(loadSubjects, input);
    case 'article': {
      const response = await call(quizFromArticle, { params: { id: source.article } });
      return response.ok
        ? succeeded(toUnstoredQuiz(openSource(response.value.content, createKey)))
        : response;
    }
    case 'playlist': {
      const response = await call(quizFromPlaylist, { params: { id: source.playlist } });
      return response.ok
        ? succeeded(toUnstoredQuiz(openSource(response.value.content, createKey)))
        : response;
    }
    case 'copy':
      return loadCopy(call, kind, source.quiz);
    case 'stored':
      return loadStoredQuiz(call, user, kind, source.quiz, { draft: base, serverIds });
    default:
      return assertNever(source);
  }
}

/** What the server has, and the version that the next attempt checks. */
interface Stored {
  readonly quiz: number | null;
  readonly version: string | null;
  readonly saved: SavedQuiz | null;
}

interface Response {
  readonly content: QuizDetail;
  readonly version?: string | null;
}

const toSaved = ({ content, version = null }: Response): SavedQuiz => ({
  quiz: content.id,
  version,
  parts: listPartIds(content.activities),
});

async function sendAttempt(
  call: Call,
  kind: QuizKind,
  { quiz, version }: Stored,
  { idempotencyKey, payload }: SaveAttempt<QuizTypes>,
): Promise<Outcome<Stored>> {
  const { create, update } = quizCalls[kind];
  const body = encodeQuiz(payload);
  if (quiz === null) {
    const created = await call(create, { body }, { idempotencyKey });
    if (!created.ok) return created;
    const saved = toSaved(created.value);
    return succeeded({ quiz: saved.quiz, version: null, saved });
  }
  const options = { idempotencyKey, ...(version !== null && { ifMatch: version }) };
  const updated = await call(update, { params: { id: quiz }, body }, options);
  if (!updated.ok) return updated;
  const saved = toSaved(updated.value);
  return succeeded({ quiz: saved.quiz, version: saved.version, saved });
}

/**
 * Stores a quiz with the calls of its kind. A quiz created here has no version to check, because
 * nobody else knows it.
 */
async function saveQuiz(
  call: Call,
  kind: QuizKind,
  { source, version, attempts }: SaveInput<QuizTypes>,
): Promise<Outcome<SavedQuiz>> {
  const outcome = await sendAttempts<SaveAttempt<QuizTypes>, Stored>(
    attempts,
    { quiz: source.kind === 'stored' ? source.quiz : null, version, saved: null },
    (stored, attempt) => sendAttempt(call, kind, stored, attempt),
  );
  if (!outcome.ok) return outcome;
  return outcome.value.saved === null
    ? failed({ kind: 'unexpected' })
    : succeeded(outcome.value.saved);
}

/**
 * Provides the quiz editor with the calls of its kind of quiz, the quiz of an article (API-045) or a
 * playlist (API-046),
 * the article list (API-081) and a journal in this browser.
 */
export function provideQuizEditor(
  call: Call,
  input: EditorInput,
  owner: JournalOwner,
): typeof quizEditorMachine {
  const loadSubjects = createLoadSubjects(call);
  return quizEditorMachine.provide({
    actors: {
      writeJournal: provideJournal(owner, 'quiz_journals', quizJournalFormat),
      load: fromCall<LoadedQuiz, LoadInput<QuizTypes>>((given) =>
        loadQuiz(call, owner.user, loadSubjects, input, given.input),
      ),
      save: fromCall<SavedQuiz, SaveInput<QuizTypes>>((given) =>
        saveQuiz(call, input.kind, given.input),
      ),
      articlePicker: articlePickerMachine.provide({ actors: { loadPage: loadArticles(call) } }),
      subjects: provideSubjects(loadSubjects),
      videoPicker: provideVideoPicker(call),
      playlistImport: providePlaylistImport(call),
      questionImage: provideQuestionImage(call),
      questionPaste: provideQuestionPaste(),
    },
  });
}
