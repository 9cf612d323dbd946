import { useId, type ReactNode } from 'react';

import { hasAccess, hasTiming, hasType } from '../../../../domain/quiz/draft/quiz-kind.ts';
import { checkSetArticle } from '../../../../domain/quiz/commands/refusals.ts';
import { Panel } from '../../../design/layout/panel.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import type { EditorContext } from '../../../../machines/quiz/editor/context.ts';
import { useEditorSelector } from '../editor-context.ts';
import { useFold } from '../use-fold.ts';
import { AccessField } from './access-field.tsx';
import { ArticleField } from './article-field.tsx';
import { CaptionField } from './caption-field.tsx';
import { TitleField } from './title-field.tsx';
import { SubjectsField } from './subjects-field.tsx';
import { TimingFields } from './timing-fields.tsx';
import { TypeField } from './type-field.tsx';

const selectRevealCount = ({ reveal }: EditorContext): number =>
  reveal?.location.kind === 'detail' ? reveal.count : 0;

const countErrors = ({ errors }: EditorContext): number =>
  errors.filter(({ location }) => location.kind === 'detail').length;

/**
 * Quiz Details (QFRM-03 to QFRM-20): the fields that a quiz of this kind has. On narrow screens they
 * are folded, so that the questions come first, and open for a new quiz.
 */
export function DetailsPanel(): ReactNode {
  const formatMessage = useFormatMessage();
  const id = useId();
  const kind = useEditorSelector(({ input }) => input.kind);
  const isNew = useEditorSelector(({ input }) => input.source.kind === 'blank');
  const errorCount = useEditorSelector(countErrors);
  const { isFolded, isOpen, toggle } = useFold('details', {
    isOpenAtFirst: isNew,
    selectRevealCount,
    newsCount: errorCount,
  });
  return (
    <Panel
      title={formatMessage('quiz.editor.details')}
      note={
        isFolded && !isOpen && errorCount > 0 ? (
          <span className="text-bad">
            {formatMessage('quizForm.activityErrors', { count: errorCount })}
          </span>
        ) : undefined
      }
      disclosure={isFolded ? { isOpen, contentId: id, toggle } : undefined}
    >
      <div
        id={id}
        hidden={!isOpen}
        className="grid gap-4 md:max-lg:grid-cols-2 md:max-lg:items-start [&[hidden]]:hidden"
      >
        <TitleField />
        {checkSetArticle(kind) === null && <ArticleField />}
        <SubjectsField />
        {hasType(kind) && <TypeField />}
        {hasTiming(kind) && <TimingFields />}
        {hasAccess(kind) && <AccessField />}
        {hasAccess(kind) && <CaptionField />}
      </div>
    </Panel>
  );
}
