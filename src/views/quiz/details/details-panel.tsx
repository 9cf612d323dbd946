import type { ReactNode } from 'react';

import { hasAccess, hasTiming, hasType } from '../../../domain/quiz/rules/fields.ts';
import { articleRefusal } from '../../../domain/quiz/rules/refusals.ts';
import { Panel } from '../../design/panel.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditing } from '../editor-context.ts';
import { AccessField } from './access-field.tsx';
import { ArticleField } from './article-field.tsx';
import { CaptionField } from './caption-field.tsx';
import { QuizTitle } from './quiz-title.tsx';
import { SubjectsField } from './subjects-field.tsx';
import { TimingFields } from './timing-fields.tsx';
import { TypeField } from './type-field.tsx';

/** Quiz Details (QFRM-03 to QFRM-20): what a quiz of this mode has besides its activities. */
export function DetailsPanel(): ReactNode {
  const sentence = useSentence();
  const mode = useEditing(({ input }) => input.mode);
  return (
    <Panel title={sentence('quiz.editor.details')}>
      <div className="grid gap-4">
        <QuizTitle />
        {articleRefusal(mode) === null && <ArticleField />}
        <SubjectsField />
        {hasType(mode) && <TypeField />}
        {hasTiming(mode) && <TimingFields />}
        {hasAccess(mode) && <AccessField />}
        {hasAccess(mode) && <CaptionField />}
      </div>
    </Panel>
  );
}
