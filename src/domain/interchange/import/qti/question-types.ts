import { quizImport } from '../../../sentences/quiz-import.ts';
import { fillSentence } from '../../fill-sentence.ts';

const say = quizImport.type;

const byInteraction: Readonly<Record<string, string>> = {
  orderInteraction: say.order,
  associateInteraction: say.associate,
  matchInteraction: say.match,
  gapMatchInteraction: say.gapMatch,
  inlineChoiceInteraction: say.inlineChoice,
  textEntryInteraction: say.textEntry,
  extendedTextInteraction: say.extendedText,
  hottextInteraction: say.hotText,
  hotspotInteraction: say.hotspot,
  graphicOrderInteraction: say.graphicOrder,
  graphicAssociateInteraction: say.graphicAssociate,
  graphicGapMatchInteraction: say.graphicGapMatch,
  selectPointInteraction: say.selectPoint,
  positionObjectInteraction: say.positionObject,
  positionObjectStage: say.positionObject,
  sliderInteraction: say.slider,
  mediaInteraction: say.media,
  drawingInteraction: say.drawing,
  uploadInteraction: say.upload,
  customInteraction: say.custom,
  portableCustomInteraction: say.custom,
};

/** What is asked by an interaction of this name, in words. */
export const interactionInWords = (name: string): string =>
  byInteraction[name] ?? fillSentence(say.unknown, { name });

/** Whether an element of this name asks something. */
export const isInteraction = (name: string): boolean =>
  name.endsWith('Interaction') || name === 'positionObjectStage';
