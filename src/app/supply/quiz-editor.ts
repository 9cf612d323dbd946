import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { listTags } from '../../api/contract/articles.ts';
import type { QuizDetail } from '../../api/contract/entities/quiz.ts';
import { getTemplate, quizFromArticle } from '../../api/contract/quiz-template.ts';
import { assertNever } from '../../domain/assert-never.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import { copyOfQuiz, fromQuiz, quizFromSource, type OpenedQuiz } from '../../domain/quiz/from-quiz.ts';
import { newDraft } from '../../domain/quiz/new-draft.ts';
import { articlePickerMachine } from '../../machines/quiz/article-picker-machine.ts';
import type { EditorInput, LoadedQuiz, SaveInput } from '../../machines/quiz/editor-types.ts';
import { quizEditorMachine } from '../../machines/quiz/quiz-editor-machine.ts';
import { loadArticles } from './quiz-articles.ts';
import { keptJournal, type JournalOwner } from './quiz-journal.ts';
import { saveQuiz } from './quiz-save.ts';
import { suppliedSubjects } from './quiz-subjects.ts';

const defaultSubject = 'Biology';

const unstored = (opened: OpenedQuiz): LoadedQuiz => ({ ...opened, version: null });

async function blankQuiz(call: Call, newKey: () => string): Promise<Outcome<LoadedQuiz>> {
  const subjects = await call(listTags, {});
  const tags = subjects.ok ? subjects.value.content.filter(({ title }) => title === defaultSubject).map(({ id }) => id) : [];
  return succeeded(unstored({ draft: newDraft(newKey(), tags), origins: new Map(), isDistributed: false }));
}

async function storedQuiz(call: Call, id: number, open: (quiz: QuizDetail) => OpenedQuiz): Promise<Outcome<LoadedQuiz>> {
  const answer = await call(getTemplate, { params: { id } });
  return answer.ok ? succeeded({ ...open(answer.value.content), version: answer.value.version ?? null }) : answer;
}

async function load(call: Call, { source, newKey }: EditorInput): Promise<Outcome<LoadedQuiz>> {
  switch (source.kind) {
    case 'blank':
      return blankQuiz(call, newKey);
    case 'article': {
      const answer = await call(quizFromArticle, { params: { id: source.article } });
      return answer.ok ? succeeded(unstored(quizFromSource(answer.value.content, newKey))) : answer;
    }
    case 'copy': {
      const copied = await storedQuiz(call, source.quiz, copyOfQuiz);
      return copied.ok ? succeeded({ ...copied.value, version: null }) : copied;
    }
    case 'stored':
      return storedQuiz(call, source.quiz, fromQuiz);
    default:
      return assertNever(source);
  }
}

/** The quiz editor over the calls of quiz templates (API-039, API-041, API-042, API-045) and the article list (API-081), with a journal of its steps in this browser. */
export const suppliedQuizEditor = (call: Call, input: EditorInput, owner: JournalOwner): typeof quizEditorMachine => quizEditorMachine.provide({
  actors: {
    keepJournal: keptJournal(owner),
    loadQuiz: fromPromise(() => load(call, input)),
    saveQuiz: fromPromise<Outcome<unknown>, SaveInput>((given) => saveQuiz(call, given.input)),
    articlePicker: articlePickerMachine.provide({ actors: { loadPage: loadArticles(call) } }),
    subjects: suppliedSubjects(call),
  },
});
