import { useState, type ReactNode } from 'react';

import { href } from '../../../domain/access/href.ts';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useIsRoomy } from '../../design/hooks/use-media-query.ts';
import { PlusIcon, TagIcon } from '../../design/icons/icons.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Announcements } from '../../shared/editor/announcements.tsx';
import { ConflictDialog } from '../../shared/editor/conflict-dialog.tsx';
import { EditorToolbar } from '../../shared/editor/editor-toolbar.tsx';
import { useEditorTag } from '../../shared/editor/open-editor.ts';
import { JournalWarning, NewerDrafts } from '../../shared/editor/journal-warning.tsx';
import { SaveFailure } from '../../shared/editor/save-failure.tsx';
import { useEditorShortcuts } from '../../shared/editor/use-editor-shortcuts.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { TimelineColumn, TimelineDialog } from '../../shared/history/timeline.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { ArticlePanel } from './article-panel.tsx';
import { Comparison } from './comparison.tsx';
import { useEditorSelector, usePlaylistEditor, useRevealRef } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { PlaylistFacts } from './playlist-facts.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

/** The form of a playlist: toolbar, title, entries, and the search or the timeline beside them. */
export function EditorForm(): ReactNode {
  const formatMessage = useFormatMessage();
  const isRoomy = useIsRoomy();
  const [isTimelineOpen, setTimelineOpen] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const isBusy = useEditorTag('busy');
  const isComparing = useEditorTag('comparing');
  const isPreviewing = useEditorSelector(({ previewed }) => previewed !== null);
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
  useEditorShortcuts(toggleTimeline, isPreviewing || isComparing);
  return (
    <>
      <ScreenHead
        title={title.trim() === '' ? formatMessage('playlistEditor.heading') : title}
        trail={[{ label: formatMessage('playlists.title'), to: href('playlists') }]}
        actions={<EditorToolbar timeline={{ isOpen: isTimelineOpen, toggle: toggleTimeline }} />}
      />
      <h1 className="sr-only">{formatMessage('playlistEditor.heading')}</h1>
      <div inert={isBusy} className="flex min-h-0 grow">
        <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] content-start gap-3 p-5 max-md:p-3">
          <JournalWarning />
          <NewerDrafts />
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
      <ConflictDialog>
        <Comparison />
      </ConflictDialog>
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
