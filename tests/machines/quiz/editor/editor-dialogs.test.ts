import { waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';

import { listSteps } from '../../../../src/domain/history/history.ts';
import type { playlistImportMachine } from '../../../../src/machines/quiz/editor/dialogs/playlist-import-machine.ts';
import type { questionImageMachine } from '../../../../src/machines/quiz/editor/dialogs/question-image-machine.ts';
import type { ActorRefFrom } from 'xstate';

import { draftOf, keysOf, question, video } from '../../../domain/quiz/support/drafts.ts';
import { loaded, startEditor, type RunningEditor } from './running-editor.ts';

const stored = { kind: 'stored', quiz: 12 } as const;
const article = (id: number) => ({ id, title: `Article ${String(id)}`, image: null });
const videosIn = ({ draft }: RunningEditor) =>
  draft().activities.map(({ items }) => items.map((item) => item.article?.id ?? item.key));
const stateOf = ({ actor }: RunningEditor) => actor.getSnapshot().value.dialog;

describe('Add Video', () => {
  it('QED-15 several videos are added to the selected activity without closing, each one step', async () => {
    const editor = await startEditor(
      { ok: true, value: loaded(draftOf([question('1')], [])) },
      stored,
    );
    editor.actor.send({ type: 'selection.set', activity: 'B' });
    editor.actor.send({ type: 'videos.open' });
    editor.actor.send({ type: 'video.choose', article: article(101) });
    editor.actor.send({ type: 'video.choose', article: article(102) });
    expect(stateOf(editor)).toEqual({ addingVideo: 'choosing' });
    expect(videosIn(editor)).toEqual([['1'], [101, 102]]);
    expect(listSteps(editor.actor.getSnapshot().context.history).map(({ name }) => name)).toEqual([
      { key: 'quiz.step.videoAdded', values: { title: 'Article 101' } },
      { key: 'quiz.step.videoAdded', values: { title: 'Article 102' } },
    ]);
    editor.actor.send({ type: 'history.undo' });
    expect(videosIn(editor)).toEqual([['1'], [101]]);
  });

  it('QED-42 the selected label decides the activity of a video; the selection is kept', async () => {
    const editor = await startEditor({ ok: true, value: loaded(draftOf([], [])) }, stored);
    editor.actor.send({ type: 'videos.open' });
    editor.actor.send({ type: 'label.choose', activity: 'B' });
    editor.actor.send({ type: 'video.choose', article: article(101) });
    expect(videosIn(editor)).toEqual([[], [101]]);
    expect(editor.actor.getSnapshot().context).toMatchObject({
      selected: null,
      lastVideo: { title: 'Article 101', activity: 'Activity 2', count: 1 },
    });
  });

  it('QED-45 QED-46 without a label nothing is added and a message is shown', async () => {
    const untitled = {
      ...draftOf([], []),
      activities: draftOf([], []).activities.map((activity, i) => ({
        ...activity,
        title: i === 0 ? '' : 'Cells',
      })),
    };
    const editor = await startEditor({ ok: true, value: loaded(untitled) }, stored, {
      kind: 'library',
    });
    editor.actor.send({ type: 'videos.open' });
    editor.actor.send({ type: 'video.choose', article: article(101) });
    expect(stateOf(editor)).toEqual({ addingVideo: 'labelMissing' });
    expect(videosIn(editor)).toEqual([[], []]);
    expect(editor.emitted).toContainEqual({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'quizDialogs.video.chooseLabel' } },
    });
    editor.actor.send({ type: 'label.choose', activity: 'B' });
    editor.actor.send({ type: 'video.choose', article: article(101) });
    expect(stateOf(editor)).toEqual({ addingVideo: 'choosing' });
    expect(videosIn(editor)).toEqual([[], [101]]);
  });

  it('QED-47 a video that is in the quiz is refused, a second quick press too', async () => {
    const editor = await startEditor({ ok: true, value: loaded(draftOf([video('v', 7)])) }, stored);
    editor.actor.send({ type: 'videos.open' });
    for (const id of [7, 101, 101])
      editor.actor.send({ type: 'video.choose', article: article(id) });
    expect(videosIn(editor)).toEqual([[7, 101]]);
    expect(editor.actor.getSnapshot().context.refusal?.reason).toEqual({
      key: 'quizDialogs.video.added',
    });
  });
});

describe('Import Playlists', () => {
  async function importOf(
    editor: RunningEditor,
    ...ids: readonly number[]
  ): Promise<ActorRefFrom<typeof playlistImportMachine>> {
    editor.actor.send({ type: 'import.open' });
    const picker = editor.actor.getSnapshot().children['playlistImport'] as ActorRefFrom<
      typeof playlistImportMachine
    >;
    for (const id of ids)
      picker.send({
        type: 'playlist.choose',
        playlist: { id, title: `Playlist ${String(id)}`, countOfArticles: 1 },
      });
    await waitFor(picker, (snapshot) => snapshot.matches({ picking: { reader: 'idle' } }));
    return picker;
  }

  it('QED-12 QIO-15 imports all selected playlists in one step without existing videos and selects the first new activity', async () => {
    const editor = await startEditor({ ok: true, value: loaded(draftOf([question('1')])) }, stored);
    (await importOf(editor, 1, 2)).send({ type: 'import.confirm' });
    await waitFor(editor.actor, (snapshot) => snapshot.matches({ dialog: 'closed' }));
    expect(
      editor
        .draft()
        .activities.map(({ title, items }) => [
          title,
          items.map((item) => item.article?.id ?? item.title),
        ]),
    ).toEqual([
      ['Activity 1', ['Question 1']],
      ['Label 1', [101, 'What is a cell?']],
      ['Label 2', [102]],
    ]);
    const { history, selected } = editor.actor.getSnapshot().context;
    expect(listSteps(history).map(({ name }) => name)).toEqual([
      { key: 'quizDialogs.step.imported', values: { count: 2, title: 'Playlist 1' } },
    ]);
    expect(selected).toBe(editor.draft().activities[1]?.key);
    editor.actor.send({ type: 'history.undo' });
    expect(keysOf(editor.draft())).toEqual([['1']]);
  });

  it('QED-13 QED-14 imports only the selected kinds', async () => {
    const editor = await startEditor({ ok: true, value: loaded(draftOf([])) }, stored);
    const picker = await importOf(editor, 1, 2);
    picker.send({ type: 'selection.set', selection: { videos: false } });
    picker.send({ type: 'import.confirm' });
    await waitFor(editor.actor, (snapshot) => snapshot.matches({ dialog: 'closed' }));
    expect(
      editor.draft().activities.map(({ title, items }) => [title, items.map((item) => item.title)]),
    ).toEqual([['Label 1', ['What is a cell?']]]);
  });

  it('QIO-15 closing the import changes nothing', async () => {
    const editor = await startEditor({ ok: true, value: loaded(draftOf([])) }, stored);
    await importOf(editor, 1);
    editor.actor.send({ type: 'import.close' });
    expect(editor.actor.getSnapshot().context.history.cursor).toBeNull();
  });
});

describe('Quiz Preview', () => {
  it('QED-09 only users with preview access can open it', async () => {
    const may = await startEditor();
    may.actor.send({ type: 'preview.open' });
    expect(stateOf(may)).toBe('previewing');
    may.actor.send({ type: 'preview.close' });
    expect(stateOf(may)).toBe('closed');
    const mayNot = await startEditor(undefined, undefined, { canPreview: false });
    expect(mayNot.actor.getSnapshot().can({ type: 'preview.open' })).toBe(false);
  });
});

describe('Move', () => {
  const place = ({ actor }: RunningEditor) => actor.getSnapshot().context.reveal?.location;

  it('QED-16 QED-30 after a move the item at the old position is revealed', async () => {
    const editor = await startEditor(
      { ok: true, value: loaded(draftOf([question('1'), video('v'), question('2')], [])) },
      stored,
    );
    const move = (item: string) => {
      editor.actor.send({ type: 'move.open', item });
      editor.actor.send({ type: 'item.move', item, activity: 'B', to: 0 });
    };
    move('v');
    expect(place(editor)).toEqual({ kind: 'item', activity: 'A', item: '2', isNeighbor: true });
    move('2');
    expect(place(editor)).toEqual({ kind: 'item', activity: 'A', item: '1', isNeighbor: true });
    move('1');
    expect(place(editor)).toEqual({ kind: 'items', activity: 'A' });
    expect(keysOf(editor.draft())).toEqual([[], ['1', '2', 'v']]);
  });
});

describe('The image of a question', () => {
  it('QVAL-35 a file that is no image says so until the next image is added', async () => {
    const editor = await startEditor(
      { ok: true, value: loaded(draftOf([video('v'), question('1'), question('2')])) },
      stored,
    );
    const open = (name: string, type: string): void => {
      editor.actor.send({
        type: 'questionImage.open',
        item: '2',
        file: new File([], name, { type }),
      });
    };
    open('notes.pdf', 'application/pdf');
    expect(stateOf(editor)).toBe('closed');
    open('cell.png', 'image/png');
    const { questionImage } = editor.actor.getSnapshot().children as Record<
      string,
      ActorRefFrom<typeof questionImageMachine>
    >;
    questionImage?.send({
      type: 'picture.opened',
      picture: { address: 'blob:cell', width: 80, height: 60, isAnimated: false },
    });
    questionImage?.send({ type: 'crop.upload', area: { x: 0, y: 0, width: 80, height: 60 } });
    questionImage?.send({
      type: 'upload.sent',
      outcome: { ok: true, value: { address: '/files/cell.png' } },
    });
    expect(stateOf(editor)).toBe('closed');
    expect(editor.draft().activities[0]?.items.map((item) => item.image)).toEqual([
      null,
      null,
      '/files/cell.png',
    ]);
    expect(editor.emitted.filter(({ type }) => type === 'notice')).toEqual([
      {
        type: 'notice',
        notice: {
          severity: 'error',
          message: { key: 'richText.onlyImages' },
          topic: 'questionImage',
        },
      },
      {
        type: 'notice',
        notice: {
          severity: 'success',
          message: { key: 'quizImage.added', values: { number: 2 } },
          topic: 'questionImage',
        },
      },
    ]);
  });
});
