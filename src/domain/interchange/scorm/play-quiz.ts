import { fillSentence } from '../fill-sentence.ts';
import { quizDialogs } from '../../sentences/quiz-dialogs.ts';
import type { ExportOptions } from '../export-options.ts';
import type { ExportedItem, ExportedQuestion, ExportedQuiz } from '../exported-quiz.ts';
import type { QuizToExport } from '../quiz-to-export.ts';
import type { ScormFormat } from '../scorm-formats.ts';
import { fingerprint } from './fingerprint.ts';
import { placeNodes } from './place-nodes.ts';
import type { PlayedItem, PlayedQuestion, PlayedQuiz } from './played-quiz.ts';

function playedQuestion(
  { identifier, title, number, stem, picture, isMultiple, choices }: ExportedQuestion,
  options: ExportOptions,
): PlayedQuestion {
  const alt = fillSentence(quizDialogs.preview.questionImage, { number });
  return {
    type: 'question',
    identifier,
    title,
    stem: placeNodes(stem, options),
    picture:
      picture === null
        ? []
        : placeNodes([{ name: 'img', attributes: { src: picture, alt }, children: [] }], options),
    isMultiple,
    options: choices.map((choice) => ({
      id: choice.identifier,
      content: placeNodes(choice.content, options),
    })),
    rightAnswer: choices.filter(({ isRight }) => isRight).map((choice) => choice.identifier),
  };
}

const playedItem = (item: ExportedItem, options: ExportOptions): PlayedItem =>
  item.kind === 'question'
    ? playedQuestion(item, options)
    : { type: 'video', title: item.title, address: options.videoAddress(item.articleId) };

/** A quiz as the player of a SCORM package reads it. */
export function playQuiz(
  format: ScormFormat,
  { sections }: ExportedQuiz,
  { title, duration, isGraded }: QuizToExport,
  options: ExportOptions,
): PlayedQuiz {
  const activities = sections.map((section) => ({
    title: section.title,
    items: section.items.map((item) => playedItem(item, options)),
  }));
  return {
    format,
    fingerprint: fingerprint(JSON.stringify(activities)),
    title,
    isGraded: isGraded !== false,
    durationMinutes: duration,
    activities,
  };
}
