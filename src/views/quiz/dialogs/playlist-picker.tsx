import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { planImport } from '../../../domain/quiz/import-plan.ts';
import type { playlistImportMachine } from '../../../machines/quiz/playlist-import-machine.ts';
import {
  importRefusal,
  orderOf,
  unreadable,
} from '../../../machines/quiz/playlist-import-types.ts';
import type { playlistListMachine } from '../../../machines/quiz/playlist-list-machine.ts';
import { Alert } from '../../design/alert.tsx';
import { Button } from '../../design/button.tsx';
import { Checkbox } from '../../design/checkbox.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';
import { useEditing } from '../editor-context.ts';
import { AvailablePlaylists } from './available-playlists.tsx';
import { ChosenPlaylists } from './chosen-playlists.tsx';

interface PlaylistPickerProps {
  readonly picker: ActorRefFrom<typeof playlistImportMachine>;
}

/** The two lists of the import, what to take of them, what will come in, and the import itself (QED-12 to QED-14, QIO-15). */
export default function PlaylistPicker({ picker }: PlaylistPickerProps): ReactNode {
  const list = useSelector(
    picker,
    ({ children }) =>
      children['playlistList'] as ActorRefFrom<typeof playlistListMachine> | undefined,
  );
  const chosen = useSelector(picker, ({ context }) => context.chosen);
  const wish = useSelector(picker, ({ context }) => context.wish);
  const isAsking = useSelector(picker, (snapshot) =>
    snapshot.matches({ picking: { order: 'asking' } }),
  );
  const draft = useEditing(({ history }) => history.draft);
  return (
    <div className="grid gap-4">
      <div inert={isAsking} className="grid gap-6 md:grid-cols-2">
        {list !== undefined && (
          <AvailablePlaylists
            list={list}
            chosen={new Set(chosen.map(({ id }) => id))}
            onChoose={(playlist) => {
              picker.send({ type: 'playlist.choose', playlist });
            }}
          />
        )}
        <ChosenPlaylists
          draft={draft}
          chosen={chosen}
          wish={wish}
          onMove={(id, to) => {
            picker.send({ type: 'playlist.move', id, to });
          }}
          onDrop={(id) => {
            picker.send({ type: 'playlist.drop', id });
          }}
          onReadAgain={(id) => {
            picker.send({ type: 'playlist.readAgain', id });
          }}
        />
      </div>
      {isAsking ? <PartQuestion picker={picker} /> : <WhatComesIn picker={picker} />}
    </div>
  );
}

function WhatComesIn({ picker }: PlaylistPickerProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const draft = useEditing(({ history }) => history.draft);
  const chosen = useSelector(picker, ({ context }) => context.chosen);
  const wish = useSelector(picker, ({ context }) => context.wish);
  const refusal = importRefusal({ chosen, wish });
  const { activities, videos, questions, skipped } = planImport(
    draft,
    orderOf({ chosen, wish }).activities,
    wish,
  );
  const nothing =
    activities.length === 0 ? sentence('quizDialogs.playlists.nothingToImport') : undefined;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <fieldset
        aria-label={sentence('quizDialogs.playlists.what')}
        className="flex min-w-0 flex-wrap gap-x-6 gap-y-2"
      >
        <Checkbox
          label={sentence('quizDialogs.playlists.importVideos')}
          checked={wish.videos}
          onChange={(ticked) => {
            picker.send({ type: 'wish.set', wish: { videos: ticked } });
          }}
        />
        <Checkbox
          label={sentence('quizDialogs.playlists.importQuestions')}
          checked={wish.questions}
          onChange={(ticked) => {
            picker.send({ type: 'wish.set', wish: { questions: ticked } });
          }}
        />
      </fieldset>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <output className="figures grid min-w-0 grow text-sm text-ink-2">
          <span>
            {refusal === null
              ? (nothing ??
                sentence('quizDialogs.playlists.content', {
                  activities: activities.length,
                  questions,
                  videos,
                }))
              : say(refusal.reason)}
          </span>
          {skipped.length > 0 && (
            <span className="text-xs">
              {sentence('quizDialogs.playlists.skipped', { count: skipped.length })}:{' '}
              {skipped.join(', ')}
            </span>
          )}
        </output>
        <Button
          variant="primary"
          whyDisabled={refusal === null ? nothing : say(refusal.reason)}
          onClick={() => {
            picker.send({ type: 'import.confirm' });
          }}
        >
          {sentence('quizDialogs.playlists.confirm')}
        </Button>
      </div>
    </div>
  );
}

/** Some playlists could not be read: nothing comes in before the author says so. */
function PartQuestion({ picker }: PlaylistPickerProps): ReactNode {
  const sentence = useSentence();
  const missing = useSelector(picker, ({ context }) => unreadable(context));
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <Alert
        tone="warn"
        title={sentence('quizDialogs.playlists.partTitle', { count: missing.length })}
      >
        {sentence('quizDialogs.playlists.partDetail', {
          titles: missing.map(({ title }) => title).join(', '),
        })}
      </Alert>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            picker.send({ type: 'import.back' });
          }}
        >
          {sentence('quizDialogs.playlists.partBack')}
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            picker.send({ type: 'import.confirm' });
          }}
        >
          {sentence('quizDialogs.playlists.partConfirm')}
        </Button>
      </div>
    </div>
  );
}
