import { useMemo, type ReactNode } from 'react';

import { href } from '../../../domain/access/href.ts';
import { summarize } from '../../../domain/playlist/draft/summary.ts';
import { formatLength } from '../../../domain/playlist/format-length.ts';
import { TextLink } from '../../design/navigation/link.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useEditorSelector, useQuizHref } from './editor-context.ts';

/** The numbers of articles and labels, the total length, and where the playlist is used. */
export function PlaylistFacts(): ReactNode {
  const formatMessage = useFormatMessage();
  const entries = useEditorSelector(({ history }) => history.draft.entries);
  const info = useEditorSelector((context) => context.info);
  const { articles, labelCount, seconds } = useMemo(() => summarize(entries), [entries]);
  const classes = info?.classes ?? [];
  const quizHref = useQuizHref();
  return (
    <p className="figures flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
      <span>{formatMessage('playlistEditor.articleCount', { count: articles })}</span>
      <span>{formatMessage('playlistEditor.labelCount', { count: labelCount })}</span>
      <span>{formatMessage('playlistEditor.inAll', { length: formatLength(seconds) })}</span>
      <span className="flex flex-wrap gap-x-2">
        <span>
          {formatMessage(classes.length === 0 ? 'playlistEditor.notUsed' : 'playlistEditor.usedIn')}
        </span>
        {classes.map(({ id, title }) => (
          <TextLink key={id} to={href('classDetail', { id })}>
            {title}
          </TextLink>
        ))}
      </span>
      {(info?.countOfQuizzes ?? 0) > 0 && (
        <span>
          {formatMessage('playlistEditor.quizCount', { count: info?.countOfQuizzes ?? 0 })}
        </span>
      )}
      {quizHref !== null && entries.length > 0 && (
        <TextLink to={quizHref}>{formatMessage('playlists.makeQuiz')}</TextLink>
      )}
    </p>
  );
}
