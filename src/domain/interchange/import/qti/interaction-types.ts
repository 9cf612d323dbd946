import { quizImport } from '../../../messages/en/interchange/quiz-import.ts';
import { formatOnOneLine } from '../../format-on-one-line.ts';

const messages = quizImport.type;

const labelsByInteraction: Readonly<Record<string, string>> = {
  orderInteraction: messages.order,
  associateInteraction: messages.associate,
  matchInteraction: messages.match,
  gapMatchInteraction: messages.gapMatch,
  inlineChoiceInteraction: messages.inlineChoice,
  textEntryInteraction: messages.textEntry,
  extendedTextInteraction: messages.extendedText,
  hottextInteraction: messages.hotText,
  hotspotInteraction: messages.hotspot,
  graphicOrderInteraction: messages.graphicOrder,
  graphicAssociateInteraction: messages.graphicAssociate,
  graphicGapMatchInteraction: messages.graphicGapMatch,
  selectPointInteraction: messages.selectPoint,
  positionObjectInteraction: messages.positionObject,
  positionObjectStage: messages.positionObject,
  sliderInteraction: messages.slider,
  mediaInteraction: messages.media,
  drawingInteraction: messages.drawing,
  uploadInteraction: messages.upload,
  customInteraction: messages.custom,
  portableCustomInteraction: messages.custom,
};

/** Returns the label of an interaction's type. */
export const getInteractionLabel = (name: string): string =>
  labelsByInteraction[name] ?? formatOnOneLine(messages.unknown, { name });

/** Whether an element of this name is an interaction. */
export const isInteraction = (name: string): boolean =>
  name.endsWith('Interaction') || name === 'positionObjectStage';
