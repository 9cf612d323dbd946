import { createLine } from '../../../../../src/domain/quiz/paste/pasted-line.ts';
import { readQuestionsAs } from '../../../../../src/domain/quiz/paste/read-questions.ts';
import { failed, succeeded } from '../../../../../src/domain/outcome.ts';
import {
  articlePickerMachine,
  type ArticleChoice,
} from '../../../../../src/machines/quiz/editor/dialogs/article-picker-machine.ts';
import {
  importablePlaylistsMachine,
  playlistImportMachine,
  type PlaylistChoice,
} from '../../../../../src/machines/quiz/editor/dialogs/playlist-import-machine.ts';
import { questionPasteMachine } from '../../../../../src/machines/quiz/editor/dialogs/question-paste-machine.ts';
import { questionImageMachine } from '../../../../../src/machines/quiz/editor/dialogs/question-image-machine.ts';
import { subjectChoiceMachine } from '../../../../../src/machines/quiz/editor/dialogs/subjects-machine.ts';
import type { SourceItem } from '../../../../../src/domain/quiz/stored/stored-quiz.ts';
import { defineModel } from '../../../../support/define-model.ts';
import { createListModel } from '../../../../support/models/list-model.ts';
import { createCropUploadModel } from '../../../../support/models/upload-model.ts';

const articleTitled = (id: number, title: string): ArticleChoice => ({
  id,
  title,
  type: 'journal',
  image: null,
});

/** The articles to choose from. */
export const articlePickerModel = createListModel({
  machine: articlePickerMachine,
  requirements: 'QED-50 QED-52',
  rows: [articleTitled(1, 'Enzymes'), articleTitled(2, 'Gels')],
});

const playlistTitled = (id: number, title: string): PlaylistChoice => ({
  id,
  title,
  countOfArticles: 2,
});

/** The playlists to import from. */
export const importablePlaylistsModel = createListModel({
  machine: importablePlaylistsMachine,
  requirements: 'API-105',
  rows: [playlistTitled(1, 'Kinetics'), playlistTitled(2, 'Enzymes')],
});

/** The picture of a question. */
export const questionImageModel = createCropUploadModel(questionImageMachine, 'QED-56 QVAL-35', {
  item: 'q',
});

/** The subjects of a quiz. */
export const subjectChoiceModel = defineModel({
  machine: subjectChoiceMachine,
  requirements: 'QFRM-06 QFRM-07',
  input: { selected: [3] },
  factsOf: ({ selected, searchText }) => [selected, searchText],
  events: {
    'tick or untick Biology': { type: 'subject.toggle', subject: 3 },
    'tick or untick Physics': { type: 'subject.toggle', subject: 4 },
    'search phys': { type: 'search.type', text: 'phys' },
  },
});

const kinetics = { id: 1, title: 'Kinetics', countOfArticles: 2 };
const enzymes = { id: 2, title: 'Enzymes', countOfArticles: 1 };

const video: SourceItem = {
  sortIndex: 0,
  type: 'video',
  title: '',
  image: null,
  isMultiple: false,
  rightAnswer: [],
  article: { id: 5, title: 'Enzymes' },
  textOptions: [],
};
const question: SourceItem = {
  ...video,
  sortIndex: 1,
  type: 'question',
  title: 'Which organelle?',
  article: null,
};

/** The import of playlists. */
export const playlistImportModel = defineModel({
  machine: playlistImportMachine,
  requirements: 'QED-12 QED-13 QED-14 QIO-15',
  each: 'transition',
  factsOf: ({ selected, selection }) => [
    selected
      .map(({ title, content }) => {
        if (content === null) return `${title} unread`;
        return content.ok ? title : `${title} unreadable`;
      })
      .join() || 'nothing',
    `${selection.videos ? 'videos' : 'no videos'}, ${selection.questions ? 'questions' : 'no questions'}`,
  ],
  answers: {
    'reader.reading': {
      'a playlist is read': succeeded([
        { title: 'Warm-up', sortIndex: 0, items: [video, question] },
      ]),
      'it cannot be read': failed({ kind: 'offline' }),
    },
  },
  events: {
    'choose Kinetics': { type: 'playlist.choose', playlist: kinetics },
    'choose Enzymes': { type: 'playlist.choose', playlist: enzymes },
    'take Kinetics out': { type: 'playlist.drop', id: 1 },
    'move Enzymes up': { type: 'playlist.move', id: 2, to: 0 },
    'read Kinetics again': { type: 'playlist.reload', id: 1 },
    'without videos': { type: 'selection.set', selection: { videos: false } },
    'without questions': { type: 'selection.set', selection: { questions: false } },
    'with videos': { type: 'selection.set', selection: { videos: true } },
    import: { type: 'import.confirm' },
    back: { type: 'import.back' },
  },
});

const pasted = ['What is water?', 'A) H2O', 'B) Salt', 'and sand'].map(createLine);

/** What is pasted into a quiz. */
export const questionPasteModel = defineModel({
  machine: questionPasteMachine,
  requirements: '',
  input: {
    content: { text: pasted.map(({ text }) => text).join('\n'), html: '' },
    target: { item: 'q', near: [0, 0], option: null, start: 0, end: 0 },
  },
  factsOf: ({ reading, unticked, choices, options, result }) => [
    reading === null ? 'nothing read' : `${reading.format} ${String(reading.questions.length)}`,
    `${String(unticked.size)} not ticked`,
    JSON.stringify(choices),
    `${String(options.length)} options`,
    result,
  ],
  answers: {
    reading: {
      'it is a question': { kind: 'questions', reading: readQuestionsAs('lettered', pasted) },
      'it is options': { kind: 'options', options: [{ text: 'H2O', isRight: true }] },
      'it is text': { kind: 'text' },
    },
    readingAgain: {
      'it is read as bullets': readQuestionsAs('bullets', pasted),
    },
  },
  events: {
    'read it as bullets': { type: 'format.choose', format: 'bullets' },
    'untick the question': { type: 'question.tick', question: 0, isTicked: false },
    'tick the question': { type: 'question.tick', question: 0, isTicked: true },
    'make the line an option': {
      type: 'remark.decide',
      question: 0,
      remark: 0,
      choice: { kind: 'makeOption' },
    },
    'take the decision back': { type: 'remark.decide', question: 0, remark: 0, choice: null },
    add: { type: 'paste.add' },
    'paste as text': { type: 'paste.asText' },
  },
});
