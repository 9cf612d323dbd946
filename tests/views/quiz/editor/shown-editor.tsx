import { useState, type ReactNode } from 'react';

import { imageUploadMachine } from '../../../../src/machines/shared/upload/image-upload-machine.ts';
import type { QuizEditorRef } from '../../../../src/views/quiz/editor/editor-context.ts';
import { QuizEditor } from '../../../../src/views/quiz/editor/quiz-editor.tsx';
import { TopBarSlotsProvider } from '../../../../src/views/shared/screen-slots.tsx';
import { giveRoom } from './render-editor.tsx';

/** An editor below its top bar, in a window with room for everything. */
export function ShownEditor({ editor }: { readonly editor: QuizEditorRef }): ReactNode {
  const [trail, setTrail] = useState<Element | null>(null);
  const [actions, setActions] = useState<Element | null>(null);
  useState(giveRoom);
  return (
    <>
      <div ref={setTrail} />
      <div ref={setActions} />
      <TopBarSlotsProvider slots={{ trail, actions }}>
        <QuizEditor editor={editor} imageUpload={imageUploadMachine} errorScreen={<p>Oops</p>} />
      </TopBarSlotsProvider>
    </>
  );
}
