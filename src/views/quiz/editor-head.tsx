import type { ReactNode } from 'react';

import { quizLists } from '../../domain/access/quiz-lists.ts';
import { intentOf } from '../../machines/quiz/editor-types.ts';
import type { Crumb } from '../design/breadcrumbs.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing } from './editor-context.ts';
import { listLabel } from './list-label.ts';

function useTrail(): readonly Crumb[] {
  const sentence = useSentence();
  const { context: kind, mode } = useEditing(({ input }) => input);
  const root: Crumb = { label: sentence('quiz.quizzes'), to: quizLists.template };
  return kind === 'template'
    ? [root]
    : [root, { label: sentence(listLabel(kind, mode)), to: quizLists[kind] }];
}

interface EditorHeadProps {
  /** What stands at the end of the top bar. */
  readonly actions?: ReactNode;
}

/** The editor's heading (QFRM-01), its title in the document with the quiz's own, and the way back to the list it came from. */
export function EditorHead({ actions }: EditorHeadProps): ReactNode {
  const sentence = useSentence();
  const heading = sentence(
    useEditing(({ input }) => intentOf(input.source)) === 'edit'
      ? 'quiz.editor.edit'
      : 'quiz.editor.create',
  );
  const title = useEditing(({ history }) => history.draft.title.trim());
  return (
    <>
      <ScreenHead
        title={title === '' ? heading : sentence('quizKinds.headed', { heading, title })}
        trail={useTrail()}
        actions={actions}
      />
      <h1 className="sr-only">{heading}</h1>
    </>
  );
}
