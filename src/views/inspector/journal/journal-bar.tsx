import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  selectIsPlaying,
  type QuizJournalRef,
} from '../../../machines/inspector/quiz-journal-machine.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Select } from '../../design/fields/select.tsx';
import { useShortcuts } from '../../design/hooks/use-shortcuts.ts';
import { RefreshIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useMomentText } from '../../shared/use-moment-text.ts';
import { PlaybackBar } from '../playback-bar.tsx';

interface JournalBarProps {
  readonly journalRef: QuizJournalRef;
}

/** Chooses one of the stored journals, and reads them again. */
export function JournalChoice({ journalRef }: JournalBarProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatMoment } = useMomentText();
  const { journals, chosen, unreadableCount } = useSelector(journalRef, ({ context }) => context);
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-64">
          <Select
            label={formatMessage('inspector.journal.quiz')}
            value={chosen}
            choices={journals.map(({ id, title, changeCount, changedAt }) => ({
              value: id,
              label: formatMessage('inspector.journal.choice', {
                title: title.trim() || formatMessage('quizDialogs.preview.untitled'),
                count: changeCount,
                moment: formatMoment(new Date(changedAt).toISOString()),
              }),
            }))}
            onChange={(id) => {
              journalRef.send({ type: 'journal.choose', id });
            }}
          />
        </div>
        <IconButton
          label={formatMessage('inspector.journal.refresh')}
          icon={<RefreshIcon />}
          onClick={() => {
            journalRef.send({ type: 'journals.refresh' });
          }}
        />
      </div>
      {unreadableCount > 0 && (
        <Alert tone="warn">
          {formatMessage('inspector.journal.unreadable', { count: unreadableCount })}
        </Alert>
      )}
    </>
  );
}

/** Plays a journal and steps through it. */
export function JournalBar({ journalRef }: JournalBarProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isPlaying = useSelector(journalRef, selectIsPlaying);
  const { position, stepCount, journal } = useSelector(journalRef, ({ context }) => context);
  const send = (type: 'play' | 'pause' | 'step.back' | 'step.forward') => () => {
    journalRef.send({ type });
  };
  useShortcuts({
    k: send(isPlaying ? 'pause' : 'play'),
    j: send('step.back'),
    l: send('step.forward'),
  });
  return (
    <>
      <PlaybackBar
        count={stepCount}
        shown={position}
        isPlaying={isPlaying}
        onShow={(index) => {
          journalRef.send({ type: 'position.set', position: index });
        }}
        onPlay={send('play')}
        onPause={send('pause')}
        keys={{ previous: 'J', play: 'K', next: 'L' }}
      />
      <p className="text-xs text-ink-2">{formatMessage('inspector.journal.readOnly')}</p>
      {journal?.isDamaged === true && (
        <Alert tone="warn">{formatMessage('inspector.journal.damaged')}</Alert>
      )}
    </>
  );
}
