import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';

import {
  importablePlaylistsMachine,
  type SelectedPlaylist,
} from '../../../../src/machines/quiz/editor/dialogs/playlist-import-machine.ts';
import { QuizEditorContext } from '../../../../src/views/quiz/editor/editor-context.ts';
import PlaylistPicker from '../../../../src/views/quiz/editor/playlists/playlist-picker.tsx';
import { playlistImportModel } from '../../../machines/quiz/editor/dialogs/dialogs-models.ts';
import { startEditor } from '../../../machines/quiz/editor/running-editor.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { findAll, pressButton, readAlerts, readButton } from '../../../support/read-screen.ts';

const { actor: editor } = await startEditor();

const findBox = (label: string): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].find(
    ({ labels }) => labels?.[0]?.textContent === label,
  );

const readRows = (): readonly (readonly [string | undefined, string])[] =>
  findAll('ol[aria-label="To import"] > li').map((row) => {
    const title = row.querySelector('.truncate')?.textContent;
    const state =
      row.querySelector('output')?.textContent ?? row.querySelector('[role="alert"]')?.textContent;
    return [title, state ?? 'read'];
  });

const describeState = ({ content }: SelectedPlaylist): string => {
  if (content === null) return 'Reading';
  return content.ok ? 'read' : 'Could not be loaded';
};

describeViewModel({
  model: playlistImportModel,
  actors: (held) => ({
    playlistList: importablePlaylistsMachine.provide({ actors: { loadPage: held.promise() } }),
    loadPlaylist: held.promise(),
  }),
  show: (picker) => (
    <QuizEditorContext value={editor}>
      <PlaylistPicker picker={picker} />
    </QuizEditorContext>
  ),
  canHappen: (event, from) =>
    event !== 'read Kinetics again' || from.includes('Kinetics unreadable'),
  byHand: {
    'take Kinetics out': () => pressButton('Do not import Kinetics'),
    'read Kinetics again': () => pressButton('Try again to load Kinetics'),
    'without videos': () => {
      const box = findBox('Import Videos');
      return box?.checked === true && fireEvent.click(box);
    },
    import: () => pressButton('Import the others') || pressButton('Import'),
    back: () => pressButton('Back'),
  },
  expectScreen: (snapshot) => {
    const { selected, selection } = snapshot.context;
    // The editor closes the dialog when its order is given.
    if (snapshot.status === 'done') return;
    expect(readRows()).toEqual(selected.map((each) => [each.title, describeState(each)]));
    const isConfirming = snapshot.matches({ picking: { order: 'confirming' } });
    const unreadable = selected.filter(({ content }) => content?.ok === false);
    const question = readAlerts().filter((text) => text.includes('Nothing has been imported yet'));
    expect(question).toEqual(
      isConfirming
        ? [expect.stringContaining(unreadable.map(({ title }) => title).join(', ')) as string]
        : [],
    );
    expect(readButton('Back')).toBe(isConfirming ? 'ready' : 'missing');
    if (isConfirming) return;
    expect(findBox('Import Videos')?.checked).toBe(selection.videos);
    expect(findBox('Import Template Questions')?.checked).toBe(selection.questions);
    const canImport =
      (selection.videos || selection.questions) &&
      selected.some(({ content }) => content?.ok) &&
      selected.every(({ content }) => content !== null);
    expect(readButton('Import')).toBe(canImport ? 'ready' : 'disabled');
  },
});
