import type { ReactNode } from 'react';

import { quizListPaths } from '../../../domain/access/quiz-paths.ts';
import { getIntent } from '../../../machines/quiz/editor/context.ts';
import type { Crumb } from '../../design/navigation/breadcrumbs.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useEditorSelector } from './editor-context.ts';
import { getListLabel } from '../list-label.ts';

function useBreadcrumbs(): readonly Crumb[] {
  const formatMessage = useFormatMessage();
  const { context, kind } = useEditorSelector(({ input }) => input);
  const root: Crumb = { label: formatMessage('quiz.quizzes'), to: quizListPaths.template };
  return context === 'template'
    ? [root]
    : [root, { label: formatMessage(getListLabel(context, kind)), to: quizListPaths[context] }];
}

interface EditorHeaderProps {
  /** Shown at the end of the top bar. */
  readonly actions?: ReactNode;
}

/** The editor's heading (QFRM-01), document title and breadcrumbs back to the list. */
export function EditorHeader({ actions }: EditorHeaderProps): ReactNode {
  const formatMessage = useFormatMessage();
  const heading = formatMessage(
    useEditorSelector(({ input }) => getIntent(input.source)) === 'edit'
      ? 'quiz.editor.edit'
      : 'quiz.editor.create',
  );
  const title = useEditorSelector(({ history }) => history.draft.title.trim());
  return (
    <>
      <ScreenHead
        title={title === '' ? heading : formatMessage('quizKinds.headed', { heading, title })}
        crumb={title === '' ? undefined : title}
        trail={useBreadcrumbs()}
        actions={actions}
      />
      <h1 className="sr-only">{heading}</h1>
    </>
  );
}
