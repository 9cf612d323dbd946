import { matchItem } from '../../../quiz/draft/item-type.ts';
import { writeAsiMetadata } from '../asi/write-document.ts';
import { writeAsiItem, writeMaterial, type AsiProfile } from '../asi/write-item.ts';
import type { ExportOptions } from '../export-options.ts';
import type { ExportedItem, ExportedVideo } from '../exported-quiz.ts';
import { element, type XmlElement } from '../../xml/element.ts';
import { writeHtml } from '../../xml/write-xml.ts';

const canvasProfile: AsiProfile = {
  fileBase: '%24IMS-CC-FILEBASE%24/',
  metadata: ({ isMultiple }, answers) => ({
    question_type: isMultiple ? 'multiple_answers_question' : 'multiple_choice_question',
    points_possible: '1.0',
    original_answer_ids: answers.join(','),
  }),
  writesCaseAttribute: false,
};

function writeVideoItem(
  { identifier, title, articleId }: ExportedVideo,
  { getVideoAddress }: ExportOptions,
): XmlElement {
  const address = getVideoAddress(articleId);
  const link = writeHtml([
    element('p', {}, [element('a', { href: address }, [title === '' ? address : title])]),
  ]);
  return element('item', { ident: identifier, title }, [
    element('itemmetadata', {}, [
      writeAsiMetadata({
        question_type: 'text_only_question',
        points_possible: '0.0',
        original_answer_ids: '',
      }),
    ]),
    element('presentation', {}, [writeMaterial(link, 'text/html')]),
  ]);
}

/**
 * Returns an item as Canvas writes QTI 1.2: a multiple choice question, a multiple answers
 * question, or for a video a text with the link.
 */
export const writeCanvasItem = (item: ExportedItem, options: ExportOptions): XmlElement =>
  matchItem(item, {
    question: (question) => writeAsiItem(question, options, canvasProfile),
    video: (video) => writeVideoItem(video, options),
  });
