import { matchItem } from '../../../quiz/draft/item-type.ts';
import type { ExportOptions } from '../export-options.ts';
import type {
  ExportedItem,
  ExportedQuestion,
  ExportedQuiz,
  QuizToExport,
} from '../exported-quiz.ts';
import type { ScormFormat } from '../../package-format.ts';
import { toPlayerNodes } from './to-player-nodes.ts';
import type { PlayerItem, PlayerQuestion, PlayerQuiz } from '../../scorm/player-quiz.ts';

/**
 * Returns seven characters that identify a text: FNV-1a over its UTF-16 code units, 32 bits in base
 * 36.
 */
function hashContent(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

function toPlayerQuestion(
  { identifier, title, stem, picture, pictureAlt, isMultiple, choices }: ExportedQuestion,
  options: ExportOptions,
): PlayerQuestion {
  return {
    type: 'question',
    identifier,
    title,
    stem: toPlayerNodes(stem, options),
    picture:
      picture === null
        ? []
        : toPlayerNodes(
            [{ name: 'img', attributes: { src: picture, alt: pictureAlt ?? '' }, children: [] }],
            options,
          ),
    isMultiple,
    options: choices.map((choice) => ({
      id: choice.identifier,
      content: toPlayerNodes(choice.content, options),
    })),
    rightAnswer: choices.filter(({ isRight }) => isRight).map((choice) => choice.identifier),
  };
}

const toPlayerItem = (item: ExportedItem, options: ExportOptions): PlayerItem =>
  matchItem(item, {
    question: (question) => toPlayerQuestion(question, options),
    video: ({ type, title, articleId }) => ({
      type,
      title,
      address: options.getVideoAddress(articleId),
    }),
  });

/** Converts a quiz for the player of a SCORM package. */
export function toPlayerQuiz(
  format: ScormFormat,
  { sections }: ExportedQuiz,
  { title, duration, isGraded }: QuizToExport,
  options: ExportOptions,
): PlayerQuiz {
  const activities = sections.map((section) => ({
    title: section.title,
    items: section.items.map((item) => toPlayerItem(item, options)),
  }));
  return {
    format,
    fingerprint: hashContent(JSON.stringify(activities)),
    title,
    isGraded: isGraded !== false,
    durationMinutes: duration,
    activities,
  };
}
