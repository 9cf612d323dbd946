import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';

import { href } from '../../../domain/access/href.ts';
import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useIsRoomy } from '../../design/hooks/use-media-query.ts';
import { useShortcuts } from '../../design/hooks/use-shortcuts.ts';
import { PlusIcon, TagIcon } from '../../design/icons/icons.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { TimelineColumn, TimelineDialog } from '../../shared/history/timeline.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { ArticlePanel } from './article-panel.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useEditorSelector, usePlaylistEditor, useRevealRef } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { PlaylistFacts } from './playlist-facts.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { Toolbar } from './toolbar.tsx';

/** The form of a playlist: toolbar, title, entries, and the search or the timeline beside them. */
export function EditorForm(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const isRoomy = useIsRoomy();
  const [isTimelineOpen, setTimelineOpen] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'));
  const title = useEditorSelector(({ history }) => history.draft.title);
  const closeTimeline = (): void => {
    setTimelineOpen(false);
  };
  const toggleTimeline = (): void => {
    setTimelineOpen(!isTimelineOpen);
  };
  const openPanel = (): void => {
    setTimelineOpen(false);
    setPanelOpen(true);
  };
  useEditorShortcuts(toggleTimeline);
  return (
    <>
      <ScreenHead
        title={title.trim() === '' ? formatMessage('playlistEditor.heading') : title}
        trail={[{ label: formatMessage('playlists.title'), to: href('playlists') }]}
        actions={<Toolbar isTimelineOpen={isTimelineOpen} onTimeline={toggleTimeline} />}
      />
      <h1 className="sr-only">{formatMessage('playlistEditor.heading')}</h1>
      <div inert={isBusy} className="flex min-h-0 grow">
        <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] content-start gap-3 p-5 max-md:p-3">
          <SaveFailure />
          <Head onAddArticles={isRoomy ? undefined : openPanel} />
          <EntryList onAddHere={openPanel} />
        </div>
        {isRoomy && <SideColumn isTimelineOpen={isTimelineOpen} onCloseTimeline={closeTimeline} />}
      </div>
      <Dialog
        open={isPanelOpen && !isRoomy}
        onClose={() => {
          setPanelOpen(false);
        }}
        title={formatMessage('playlistEditor.addArticles')}
        closeLabel={formatMessage('common.close')}
        position="end"
      >
        <ArticlePanel />
      </Dialog>
      <TimelineDialog isOpen={isTimelineOpen} onClose={closeTimeline} />
      <Announcements />
      <PreviewDialog />
      <ConflictDialog />
    </>
  );
}

interface SideColumnProps {
  readonly isTimelineOpen: boolean;
  readonly onCloseTimeline: () => void;
}

/** The column beside the entries: the timeline while it is open, otherwise the search. */
function SideColumn({ isTimelineOpen, onCloseTimeline }: SideColumnProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <section
      aria-label={formatMessage(
        isTimelineOpen ? 'quizHistory.timeline' : 'playlistEditor.addArticles',
      )}
      className="sticky top-(--bar,0px) flex h-[calc(100dvh-var(--bar,0px))] w-96 shrink-0 flex-col border-s border-line bg-surface p-4"
    >
      {isTimelineOpen ? <TimelineColumn onClose={onCloseTimeline} /> : <ArticlePanel />}
    </section>
  );
}

function useEditorShortcuts(toggleTimeline: () => void): void {
  const editor = usePlaylistEditor();
  const redo = (): void => {
    editor.send({ type: 'history.redo' });
  };
  useShortcuts({
    'Mod+z': () => {
      editor.send({ type: 'history.undo' });
    },
    'Mod+Shift+z': redo,
    'Mod+y': redo,
    'Mod+Shift+h': toggleTimeline,
    'Mod+s': () => {
      editor.send({ type: 'playlist.save' });
    },
  });
}

interface HeadProps {
  /** Opens the search where it has no column; undefined where it has one. */
  readonly onAddArticles: (() => void) | undefined;
}

function Head({ onAddArticles }: HeadProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const title = useEditorSelector(({ history }) => history.draft.title);
  const error = useEditorSelector(({ errors }) => errors.find(({ label }) => label === null));
  return (
    <header ref={useRevealRef(null)} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-56 grow">
          <TextField
            label={formatMessage('playlistEditor.title')}
            value={title}
            required
            data-reveal-focus=""
            error={error === undefined ? undefined : formatMessage(error.message)}
            onChange={(text) => {
              editor.send({ type: 'title.set', title: text });
            }}
            onBlur={() => {
              editor.send({ type: 'field.leave' });
            }}
          />
        </div>
        <Button
          icon={<TagIcon />}
          onClick={() => {
            editor.send({ type: 'label.add', title: formatMessage('playlistEditor.newLabel') });
          }}
        >
          {formatMessage('playlistEditor.addLabel')}
        </Button>
        {onAddArticles !== undefined && (
          <Button icon={<PlusIcon />} onClick={onAddArticles}>
            {formatMessage('playlistEditor.addArticles')}
          </Button>
        )}
      </div>
      <PlaylistFacts />
    </header>
  );
}

/** Why the last save failed, until the next one. */
function SaveFailure(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const hasFailed = useSelector(editor, (snapshot) =>
    snapshot.matches({ form: { editing: 'saveFailed' } }),
  );
  const failure = useEditorSelector((context) => context.failure);
  if (!hasFailed || failure === null) return null;
  return (
    <Alert tone="bad" title={formatMessage('playlistEditor.saveFailed')}>
      {formatMessage(getFailureMessage(failure))}
    </Alert>
  );
}

function Announcements(): ReactNode {
  const formatMessage = useFormatMessage();
  const announcement = useEditorSelector((context) => context.announcement);
  return (
    <output className="sr-only">
      {announcement !== null && (
        <span key={announcement.count}>{formatMessage(announcement.message)}</span>
      )}
    </output>
  );
}
