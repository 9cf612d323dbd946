import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { questionImageMachine } from '../../../machines/quiz/question-image-machine.ts';
import { chunk } from '../../design/chunk.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditor } from '../editor-context.ts';

/** A question's new image on its way. */
export type QuestionImageRef = ActorRefFrom<typeof questionImageMachine>;

function CropMissing({ onClose }: { readonly onClose: () => void }): ReactNode {
  const sentence = useSentence();
  return <p role="alert" className="text-xs text-bad">{sentence('quizImage.notLoaded')} <button type="button" className="underline" onClick={onClose}>{sentence('common.close')}</button></p>;
}

const frame = chunk(async () => (await import('./crop-frame.tsx')).CropFrame, { Missing: CropMissing });

/** The dialog that crops and uploads a question's image (QED-56). Its code loads with its first opening. */
export function CropDialog(): ReactNode {
  const editor = useEditor();
  const image = useSelector(editor, ({ children }) => children['questionImage'] as QuestionImageRef | undefined);
  if (image === undefined) return null;
  return <frame.Part image={image} onClose={() => { editor.send({ type: 'questionImage.close' }); }} />;
}
