import type { ReactNode } from 'react';

import { articleRefusal } from '../../domain/quiz/rules/refusals.ts';
import { Panel } from '../design/panel.tsx';
import { TextField } from '../design/text-field.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { ArticleField } from './article-field.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { faultAt } from './faults-at.ts';
import { useReveal } from './use-reveal.ts';

/** Quiz Details (QFRM-03 to QFRM-05). */
export function DetailsPanel(): ReactNode {
  const sentence = useSentence();
  const hasArticle = useEditing(({ input }) => articleRefusal(input.mode) === null);
  return (
    <Panel title={sentence('quiz.editor.details')}>
      <div className="grid gap-4">
        <QuizTitle />
        {hasArticle && <ArticleField />}
      </div>
    </Panel>
  );
}

function QuizTitle(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const title = useEditing(({ history }) => history.draft.title);
  const fault = useEditing(({ faults }) => faultAt(faults, (place) => place.kind === 'detail' && place.field === 'title'));
  const ref = useReveal(useEditing(({ reveal }) => (reveal?.place.kind === 'detail' && reveal.place.field === 'title' ? reveal.count : 0)));
  return (
    <TextField
      ref={ref}
      label={sentence('quiz.editor.title')}
      required
      value={title}
      error={fault === undefined ? undefined : sentence(fault)}
      onChange={(value) => { editor.send({ type: 'detail.set', field: 'title', value }); }}
      onBlur={() => { editor.send({ type: 'field.leave' }); }}
    />
  );
}
