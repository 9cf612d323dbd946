import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { ActorRefFrom } from 'xstate';

import { playlistImportMessages } from '../../../../domain/messages/playlist-import-messages.ts';
import { planImport, type ImportPlan } from '../../../../domain/quiz/commands/plan-import.ts';
import {
  type playlistImportMachine,
  findImportRefusal,
  toImportOrder,
  findUnreadable,
} from '../../../../machines/quiz/editor/dialogs/playlist-import-machine.ts';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/buttons/button.tsx';
import { Checkbox } from '../../../design/fields/checkbox.tsx';
import { AddedMessages, useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector } from '../editor-context.ts';
import { AvailablePlaylists } from './available-playlists.tsx';
import { SelectedPlaylists } from './selected-playlists.tsx';

interface PlaylistPickerProps {
  readonly picker: ActorRefFrom<typeof playlistImportMachine>;
}

/**
 * The two lists of the import, what to import of them, the summary and the import button (QED-12 to
 * QED-14, QIO-15).
 */
export default function PlaylistPicker(props: PlaylistPickerProps): ReactNode {
  return (
    <AddedMessages messages={playlistImportMessages}>
      <Picker {...props} />
    </AddedMessages>
  );
}

function Picker({ picker }: PlaylistPickerProps): ReactNode {
  const list = useSelector(picker, ({ children }) => children['playlistList']);
  const playlists = useSelector(picker, ({ context }) => context.selected);
  const options = useSelector(picker, ({ context }) => context.selection);
  const isConfirming = useSelector(picker, (snapshot) =>
    snapshot.matches({ picking: { order: 'confirming' } }),
  );
  const draft = useEditorSelector(({ history }) => history.draft);
  return (
    <div className="grid gap-4">
      <div inert={isConfirming} className="grid gap-6 md:grid-cols-2">
        {list !== undefined && (
          <AvailablePlaylists
            list={list}
            selected={new Set(playlists.map(({ id }) => id))}
            onSelect={(playlist) => {
              picker.send({ type: 'playlist.choose', playlist });
            }}
          />
        )}
        <SelectedPlaylists
          draft={draft}
          playlists={playlists}
          options={options}
          onMove={(id, to) => {
            picker.send({ type: 'playlist.move', id, to });
          }}
          onRemove={(id) => {
            picker.send({ type: 'playlist.drop', id });
          }}
          onRetry={(id) => {
            picker.send({ type: 'playlist.reload', id });
          }}
        />
      </div>
      {isConfirming ? (
        <PartialImportConfirmation picker={picker} />
      ) : (
        <ImportSummary picker={picker} />
      )}
    </div>
  );
}

/** What the quiz already has, so that the import leaves it out. */
function SkippedItems({
  plan: { skippedVideos, skippedQuestions },
}: {
  readonly plan: ImportPlan;
}): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  return (
    <>
      {skippedVideos.length > 0 && (
        <span className="text-xs">
          {formatMessage('playlistImport.skippedVideos', {
            count: skippedVideos.length,
            titles: format.list(skippedVideos, { type: 'unit' }),
          })}
        </span>
      )}
      {skippedQuestions > 0 && (
        <span className="text-xs">
          {formatMessage('playlistImport.skippedQuestions', { count: skippedQuestions })}
        </span>
      )}
    </>
  );
}

function ImportSummary({ picker }: PlaylistPickerProps): ReactNode {
  const formatMessage = useFormatMessage();
  const draft = useEditorSelector(({ history }) => history.draft);
  const selected = useSelector(picker, ({ context }) => context.selected);
  const selection = useSelector(picker, ({ context }) => context.selection);
  const refusal = findImportRefusal({ selected, selection });
  const plan = planImport(draft, toImportOrder({ selected, selection }).activities, selection);
  const isEmpty = plan.activities.length === 0;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <ImportOptions picker={picker} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <output className="figures grid min-w-0 grow text-sm text-ink-2">
          <span>
            {refusal !== null
              ? formatMessage(refusal.reason)
              : isEmpty
                ? formatMessage('quizDialogs.playlists.nothingToImport')
                : formatMessage('playlistImport.content', {
                    activities: plan.activities.length,
                    questions: plan.questions,
                    videos: plan.videos,
                  })}
          </span>
          <SkippedItems plan={plan} />
        </output>
        <Button
          variant="primary"
          disabledReason={
            refusal !== null
              ? formatMessage(refusal.reason)
              : isEmpty
                ? formatMessage('quizDialogs.playlists.nothingToImport')
                : undefined
          }
          onClick={() => {
            picker.send({ type: 'import.confirm' });
          }}
        >
          {formatMessage('playlistImport.confirm')}
        </Button>
      </div>
    </div>
  );
}

/** The checkboxes that choose videos, questions or both. */
function ImportOptions({ picker }: PlaylistPickerProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { videos, questions } = useSelector(picker, ({ context }) => context.selection);
  return (
    <fieldset
      aria-label={formatMessage('playlistImport.what')}
      className="flex min-w-0 flex-wrap gap-x-6 gap-y-2"
    >
      <Checkbox
        label={formatMessage('playlistImport.importVideos')}
        checked={videos}
        onChange={(isChecked) => {
          picker.send({ type: 'selection.set', selection: { videos: isChecked } });
        }}
      />
      <Checkbox
        label={formatMessage('playlistImport.importQuestions')}
        checked={questions}
        onChange={(isChecked) => {
          picker.send({ type: 'selection.set', selection: { questions: isChecked } });
        }}
      />
    </fieldset>
  );
}

/** Asks whether to import without the playlists that could not be loaded. */
function PartialImportConfirmation({ picker }: PlaylistPickerProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const missing = useSelector(picker, ({ context }) => findUnreadable(context));
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <Alert
        tone="warn"
        title={formatMessage('playlistImport.partTitle', { count: missing.length })}
      >
        {formatMessage('playlistImport.partDetail', {
          titles: format.list(
            missing.map(({ title }) => title),
            { type: 'unit' },
          ),
        })}
      </Alert>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            picker.send({ type: 'import.back' });
          }}
        >
          {formatMessage('playlistImport.partBack')}
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            picker.send({ type: 'import.confirm' });
          }}
        >
          {formatMessage('playlistImport.partConfirm')}
        </Button>
      </div>
    </div>
  );
}
