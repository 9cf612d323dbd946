import type { MessageKey } from '../../../messages/en.ts';
import type { Message } from '../../../messages/message.ts';
import { quoteInMessage } from '../notes.ts';

const labelsByInteraction: Readonly<Record<string, MessageKey>> = {
  choiceInteraction: 'quizImport.type.choice',
  orderInteraction: 'quizImport.type.order',
  associateInteraction: 'quizImport.type.associate',
  matchInteraction: 'quizImport.type.match',
  gapMatchInteraction: 'quizImport.type.gapMatch',
  inlineChoiceInteraction: 'quizImport.type.inlineChoice',
  textEntryInteraction: 'quizImport.type.textEntry',
  extendedTextInteraction: 'quizImport.type.extendedText',
  hottextInteraction: 'quizImport.type.hotText',
  hotspotInteraction: 'quizImport.type.hotspot',
  graphicOrderInteraction: 'quizImport.type.graphicOrder',
  graphicAssociateInteraction: 'quizImport.type.graphicAssociate',
  graphicGapMatchInteraction: 'quizImport.type.graphicGapMatch',
  selectPointInteraction: 'quizImport.type.selectPoint',
  positionObjectInteraction: 'quizImport.type.positionObject',
  positionObjectStage: 'quizImport.type.positionObject',
  sliderInteraction: 'quizImport.type.slider',
  mediaInteraction: 'quizImport.type.media',
  drawingInteraction: 'quizImport.type.drawing',
  uploadInteraction: 'quizImport.type.upload',
  customInteraction: 'quizImport.type.custom',
  portableCustomInteraction: 'quizImport.type.custom',
};

/** Returns the label of an interaction's type. */
export function getInteractionLabel(name: string): Message {
  const key = labelsByInteraction[name];
  return key === undefined ? quoteInMessage('quizImport.type.unknown', { name }) : { key };
}

/** Whether an element of this name is an interaction. */
export const isInteraction = (name: string): boolean =>
  name.endsWith('Interaction') || name === 'positionObjectStage';
