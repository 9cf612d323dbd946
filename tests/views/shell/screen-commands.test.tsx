import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { paletteMachine } from '../../../src/machines/shell/palette-machine.ts';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import {
  createScreenCommands,
  ScreenCommandsContext,
} from '../../../src/views/shared/screen-commands.ts';
import { PaletteDialog } from '../../../src/views/shell/palette-dialog.tsx';
import { startPaletteSearch } from './palette-actors.ts';

describe('the commands of a screen in the palette', () => {
  it('are found by their words, shown with their shortcut, and run when the palette has closed', async () => {
    const palette = createActor(paletteMachine).start();
    palette.send({ type: 'palette.open' });
    const commands = createScreenCommands();
    const seen: string[] = [];
    commands.offer(() => [
      {
        id: 'undo',
        label: { text: 'Undo the step' },
        keys: 'Ctrl Z',
        run: () => seen.push(palette.getSnapshot().value),
      },
    ]);
    render(
      <MessagesProvider>
        <ScreenCommandsContext value={commands}>
          <PaletteDialog palette={palette} search={startPaletteSearch()} entries={[]} />
        </ScreenCommandsContext>
      </MessagesProvider>,
    );
    const user = userEvent.setup();
    await user.keyboard('step');
    expect(screen.getByRole('option', { name: /Undo the step.*Ctrl Z/ })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(seen).toEqual(['closed']);
  });

  it('are those of the screen that offered them last, and none when it is left', () => {
    const commands = createScreenCommands();
    const list = (id: string) => () => [{ id, label: { text: id }, run: () => undefined }];
    const names = () => commands.list().map(({ id }) => id);
    const leaveFirst = commands.offer(list('first'));
    const leaveSecond = commands.offer(list('second'));
    leaveFirst();
    expect(names()).toEqual(['second']);
    leaveSecond();
    expect(names()).toEqual([]);
  });
});
