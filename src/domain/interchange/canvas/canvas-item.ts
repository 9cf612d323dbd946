import { element, worded, type XmlElement } from '../xml/element.ts';
import { writeHtml } from '../xml/write-xml.ts';
import type { ExportedItem, ExportedQuestion, ExportedVideo } from '../exported-quiz.ts';
import { linkFrom, pictureFrom, type ExportOptions } from '../export-options.ts';
import type { RichNode } from '../rich/rich-node.ts';
import { toHtml } from '../rich/to-html.ts';

const fileBase = '%24IMS-CC-FILEBASE%24/';

const material = (text: string, type: 'text/html' | 'text/plain'): XmlElement => element('material', {}, [element('mattext', { texttype: type }, [text])]);

const contextOf = (options: ExportOptions) => ({ pictureAt: pictureFrom(options, fileBase), linkTo: linkFrom(options.site) });

const isPlain = (nodes: readonly RichNode[]): nodes is readonly string[] => nodes.every((node) => typeof node === 'string');

const choiceMaterial = (content: readonly RichNode[], options: ExportOptions): XmlElement =>
  (isPlain(content) ? material(content.join(''), 'text/plain') : material(toHtml(content, contextOf(options)), 'text/html'));

function stemOf({ stem, picture, number }: ExportedQuestion, options: ExportOptions): string {
  const context = contextOf(options);
  const at = picture === null ? null : context.pictureAt(picture);
  const shown = at === null ? '' : writeHtml([element('p', {}, [element('img', { src: at, alt: `Picture for question ${String(number)}` })])]);
  return `<div>${toHtml(stem, context)}</div>${shown}`;
}

function metadata(fields: Readonly<Record<string, string>>): XmlElement {
  const all = Object.entries(fields).map(([label, entry]) => element('qtimetadatafield', {}, [worded('fieldlabel', label), worded('fieldentry', entry)]));
  return element('itemmetadata', {}, [element('qtimetadata', {}, all)]);
}

const isChosen = (answer: string): XmlElement => element('varequal', { respident: 'response1' }, [answer]);

/** Canvas numbers answers; every number stands once in its question. */
const answerOf = (index: number): string => String(1001 + index);

function conditionOf({ isMultiple, choices }: ExportedQuestion): readonly XmlElement[] {
  const conditions = choices.map(({ isRight }, index) => ({ isRight, chosen: isChosen(answerOf(index)) }));
  if (!isMultiple) return conditions.filter(({ isRight }) => isRight).map(({ chosen }) => chosen);
  return [element('and', {}, conditions.map(({ isRight, chosen }) => (isRight ? chosen : element('not', {}, [chosen]))))];
}

function questionItem(question: ExportedQuestion, options: ExportOptions): XmlElement {
  const { identifier, title, isMultiple, choices } = question;
  const answers = choices.map((_, index) => answerOf(index));
  return element('item', { ident: identifier, title }, [
    metadata({ question_type: isMultiple ? 'multiple_answers_question' : 'multiple_choice_question', points_possible: '1.0', original_answer_ids: answers.join(',') }),
    element('presentation', {}, [
      material(stemOf(question, options), 'text/html'),
      element('response_lid', { ident: 'response1', rcardinality: isMultiple ? 'Multiple' : 'Single' }, [
        element('render_choice', {}, choices.map(({ content }, index) => element('response_label', { ident: answerOf(index) }, [choiceMaterial(content, options)]))),
      ]),
    ]),
    element('resprocessing', {}, [
      element('outcomes', {}, [element('decvar', { maxvalue: '100', minvalue: '0', varname: 'SCORE', vartype: 'Decimal' })]),
      element('respcondition', { continue: 'No' }, [element('conditionvar', {}, conditionOf(question)), element('setvar', { action: 'Set', varname: 'SCORE' }, ['100'])]),
    ]),
  ]);
}

function videoItem({ identifier, title, articleId }: ExportedVideo, { videoAddress }: ExportOptions): XmlElement {
  const address = videoAddress(articleId);
  const link = writeHtml([element('p', {}, [element('a', { href: address }, [title === '' ? address : title])])]);
  return element('item', { ident: identifier, title }, [
    metadata({ question_type: 'text_only_question', points_possible: '0.0', original_answer_ids: '' }),
    element('presentation', {}, [material(link, 'text/html')]),
  ]);
}

/** An item as Canvas writes QTI 1.2: single choice, multiple answers, or for a video a text with the link. */
export const canvasItem = (item: ExportedItem, options: ExportOptions): XmlElement => (item.kind === 'question' ? questionItem(item, options) : videoItem(item, options));
