import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

import { imageUploadMachine } from '../../../../src/machines/shared/upload/image-upload-machine.ts';
import { QuizEditor } from '../../../../src/views/quiz/editor/quiz-editor.tsx';
import { TopBarSlotsProvider } from '../../../../src/views/shared/screen-slots.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';
import { startEditor, type RunningEditor } from '../../../machines/quiz/editor/running-editor.ts';

/** A rendered editor with its top bar and a user. */
export interface ShownEditor extends RunningEditor {
  readonly user: UserEvent;
}

/**
 * A window with room for 50 items, or as high as given: jsdom has no layout, so the height of
 * everything is given.
 */
export function giveRoom(height = 20_000): void {
  vi.stubGlobal('innerHeight', height);
  window.dispatchEvent(new Event('resize'));
}

/** Shows a running editor. */
export async function renderEditor(
  ...started: Parameters<typeof startEditor>
): Promise<ShownEditor> {
  giveRoom();
  const running = await startEditor(...started);
  const [trail, bar] = [document.createElement('div'), document.createElement('div')];
  document.body.append(trail, bar);
  render(
    <MessagesProvider>
      <TopBarSlotsProvider slots={{ trail, actions: bar }}>
        <QuizEditor
          editor={running.actor}
          imageUpload={imageUploadMachine}
          errorScreen={<p>Oops</p>}
        />
      </TopBarSlotsProvider>
    </MessagesProvider>,
  );
  return { ...running, user: userEvent.setup() };
}
