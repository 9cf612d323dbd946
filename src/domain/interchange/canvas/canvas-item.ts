import { asiMetadata } from '../asi/asi-metadata.ts';
import { asiQuestion, material, type AsiProfile } from '../asi/asi-question.ts';
import type { ExportOptions } from '../export-options.ts';
import type { ExportedItem, ExportedVideo } from '../exported-quiz.ts';
import { element, type XmlElement } from '../xml/element.ts';
import { writeHtml } from '../xml/write-xml.ts';

const canvasProfile: AsiProfile = {
  fileBase: '%24IMS-CC-FILEBASE%24/',
  metadata: ({ isMultiple }, answers) => ({
    question_type: isMultiple ? 'multiple_answers_question' : 'multiple_choice_question',
    points_possible: '1.0',
    original_answer_ids: answers.join(','),
  }),
  saysCase: false,
};

function videoItem(
  { identifier, title, articleId }: ExportedVideo,
  { videoAddress }: ExportOptions,
): XmlElement {
  const address = videoAddress(articleId);
  const link = writeHtml([
    element('p', {}, [element('a', { href: address }, [title === '' ? address : title])]),
  ]);
  return element('item', { ident: identifier, title }, [
    element('itemmetadata', {}, [
      asiMetadata({
        question_type: 'text_only_question',
        points_possible: '0.0',
        original_answer_ids: '',
      }),
    ]),
    element('presentation', {}, [material(link, 'text/html')]),
  ]);
}

/** An item as Canvas writes QTI 1.2: single choice, multiple answers, or for a video a text with the link. */
export const canvasItem = (item: ExportedItem, options: ExportOptions): XmlElement =>
  item.kind === 'question' ? asiQuestion(item, options, canvasProfile) : videoItem(item, options);
