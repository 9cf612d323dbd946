import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { questionImageMachine } from '../../../machines/quiz/question-image-machine.ts';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditor } from '../editor-context.ts';

const CropFrame = lazy(async () => import('./crop-frame.tsx').then(
  (chunk) => ({ default: chunk.CropFrame }),
  () => ({ default: CropMissing }),
));

/** A question's new image on its way. */
export type QuestionImageRef = ActorRefFrom<typeof questionImageMachine>;

function CropMissing({ onClose }: { readonly onClose: () => void }): ReactNode {
  const sentence = useSentence();
  return <p role="alert" className="text-xs text-bad">{sentence('quizImage.notLoaded')} <button type="button" className="underline" onClick={onClose}>{sentence('common.close')}</button></p>;
}

/** The dialog that crops and uploads a question's image (QED-56). Its code loads with its first opening. */
export function CropDialog(): ReactNode {
  const editor = useEditor();
  const image = useSelector(editor, ({ children }) => children['questionImage'] as QuestionImageRef | undefined);
  if (image === undefined) return null;
  return <Suspense fallback={null}><CropFrame image={image} onClose={() => { editor.send({ type: 'questionImage.close' }); }} /></Suspense>;
}
