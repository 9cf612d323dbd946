import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

import { imageUploadMachine } from '../../../src/machines/shared/image-upload-machine.ts';
import { QuizEditor } from '../../../src/views/quiz/quiz-editor.tsx';
import { ScreenSlotsProvider } from '../../../src/views/shared/screen-slots.tsx';
import { SentencesProvider } from '../../../src/views/shared/sentences-provider.tsx';
import { startEditor, type RunningEditor } from '../../machines/quiz/running-editor.ts';

/** An editor on the screen, its top bar included, and somebody to use it. */
export interface ShownEditor extends RunningEditor {
  readonly user: UserEvent;
}

/** A window with room for 50 items, or as high as given: jsdom has no layout, so the height of everything is given. */
export function giveRoom(height = 20_000): void {
  Object.defineProperty(window, 'innerHeight', { value: height, configurable: true });
  window.dispatchEvent(new Event('resize'));
}

/** Shows a running editor. */
export async function showEditor(...started: Parameters<typeof startEditor>): Promise<ShownEditor> {
  giveRoom();
  const running = await startEditor(...started);
  const [trail, bar] = [document.createElement('div'), document.createElement('div')];
  document.body.append(trail, bar);
  render(
    <SentencesProvider>
      <ScreenSlotsProvider slots={{ trail, actions: bar }}>
        <QuizEditor
          editor={running.actor}
          imageUpload={imageUploadMachine}
          errorScreen={<p>Oops</p>}
        />
      </ScreenSlotsProvider>
    </SentencesProvider>,
  );
  return { ...running, user: userEvent.setup() };
}
