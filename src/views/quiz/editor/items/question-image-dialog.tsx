import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { CropDialog } from '../../../shared/crop/crop-dialog.tsx';
import type { CropRef } from '../../../shared/crop/crop-types.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { ImageAltField } from './image-alt-field.tsx';

/** The dialog that crops, describes and uploads a question's image (QED-56). */
export function QuestionImageDialog(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const image = useSelector(
    editor,
    ({ children }) => children['questionImage'] as CropRef | undefined,
  );
  const alt = useEditorSelector(({ croppedAlt }) => croppedAlt);
  if (image === undefined) return null;
  const shapes = [
    { name: 'whole', label: formatMessage('crop.shapeWhole'), ratio: null },
    { name: '1:1', label: formatMessage('crop.shapeSquare'), ratio: 1 },
    { name: '4:3', label: '4:3', ratio: 4 / 3 },
    { name: '16:9', label: '16:9', ratio: 16 / 9 },
  ];
  return (
    <CropDialog
      image={image}
      title={formatMessage('quizImage.cropTitle')}
      shapes={shapes}
      onClose={() => {
        editor.send({ type: 'questionImage.close' });
      }}
    >
      <ImageAltField
        value={alt}
        onChange={(next) => {
          editor.send({ type: 'questionImage.describe', alt: next });
        }}
      />
    </CropDialog>
  );
}
