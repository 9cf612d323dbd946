import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import type { Person } from '../../api/contract/entities/person.ts';
import { quizFromArticle } from '../../api/contract/quiz-template.ts';
import { assertNever } from '../../domain/assert-never.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import { closedBecause } from '../../domain/quiz/closed.ts';
import {
  copyOfQuiz,
  fromQuiz,
  quizFromSource,
  type OpenedQuiz,
} from '../../domain/quiz/from-quiz.ts';
import type { QuizMode } from '../../domain/quiz/mode.ts';
import { newDraft } from '../../domain/quiz/new-draft.ts';
import { articleRefusal } from '../../domain/quiz/rules/refusals.ts';
import { articlePickerMachine } from '../../machines/quiz/article-picker-machine.ts';
import type { EditorInput, LoadedQuiz, SaveInput } from '../../machines/quiz/editor-types.ts';
import { quizEditorMachine } from '../../machines/quiz/quiz-editor-machine.ts';
import { loadArticles } from './quiz-articles.ts';
import { quizCalls } from './quiz-calls.ts';
import { keptJournal, type JournalOwner } from './quiz-journal.ts';
import { suppliedPlaylistImport } from './quiz-playlists.ts';
import { suppliedQuestionImage } from './question-image.ts';
import { saveQuiz } from './quiz-save.ts';
import { subjectsCall, suppliedSubjects, type LoadSubjects } from './quiz-subjects.ts';
import { suppliedVideoPicker } from './quiz-videos.ts';

const defaultSubject = 'Biology';

const unstored = (opened: OpenedQuiz): LoadedQuiz => ({ ...opened, version: null });

/** A new quiz. Its subject is Biology, except in the library (QFRM-26). */
async function blankQuiz(
  loadSubjects: LoadSubjects,
  { mode, newKey }: EditorInput,
): Promise<Outcome<LoadedQuiz>> {
  const subjects = mode === 'library' ? null : await loadSubjects();
  const tags =
    subjects?.ok === true
      ? subjects.value.filter(({ title }) => title === defaultSubject).map(({ id }) => id)
      : [];
  return succeeded(
    unstored({ draft: newDraft(newKey(), tags), origins: new Map(), isDistributed: false }),
  );
}

const nameOf = (person: Person | null | undefined): string | null =>
  person == null ? null : `${person.firstName} ${person.lastName}`.trim();

async function storedQuiz(call: Call, mode: QuizMode, id: number): Promise<Outcome<LoadedQuiz>> {
  const answer = await call(quizCalls[mode].get, { params: { id } });
  if (!answer.ok) return answer;
  const { content, version = null } = answer.value;
  return succeeded({
    ...fromQuiz(content),
    version,
    closed: closedBecause(content),
    savedBy: nameOf(content.updatedBy),
  });
}

/** A copy of a quiz that may be of another kind: an article goes along only where the new one can have it (QFRM-05). */
async function copiedQuiz(call: Call, mode: QuizMode, id: number): Promise<Outcome<LoadedQuiz>> {
  const answer = await call(quizCalls[mode].get, { params: { id } });
  if (!answer.ok) return answer;
  const copy = copyOfQuiz(answer.value.content);
  return succeeded(
    unstored(
      articleRefusal(mode) === null ? copy : { ...copy, draft: { ...copy.draft, article: null } },
    ),
  );
}

async function load(
  call: Call,
  loadSubjects: LoadSubjects,
  input: EditorInput,
): Promise<Outcome<LoadedQuiz>> {
  const { mode, source, newKey } = input;
  switch (source.kind) {
    case 'blank':
      return blankQuiz(loadSubjects, input);
    case 'article': {
      const answer = await call(quizFromArticle, { params: { id: source.article } });
      return answer.ok ? succeeded(unstored(quizFromSource(answer.value.content, newKey))) : answer;
    }
    case 'copy':
      return copiedQuiz(call, mode, source.quiz);
    case 'stored':
      return storedQuiz(call, mode, source.quiz);
    default:
      return assertNever(source);
  }
}

/** The quiz editor over the calls of its kind of quiz, the quiz of an article (API-045) and the article list (API-081), with a journal of its steps in this browser. */
export function suppliedQuizEditor(
  call: Call,
  input: EditorInput,
  owner: JournalOwner,
): typeof quizEditorMachine {
  const loadSubjects = subjectsCall(call);
  return quizEditorMachine.provide({
    actors: {
      keepJournal: keptJournal(owner),
      loadQuiz: fromPromise(() => load(call, loadSubjects, input)),
      saveQuiz: fromPromise<Outcome<unknown>, SaveInput>((given) =>
        saveQuiz(call, input.mode, given.input),
      ),
      articlePicker: articlePickerMachine.provide({ actors: { loadPage: loadArticles(call) } }),
      subjects: suppliedSubjects(loadSubjects),
      videoPicker: suppliedVideoPicker(call),
      playlistImport: suppliedPlaylistImport(call),
      questionImage: suppliedQuestionImage(call),
    },
  });
}
