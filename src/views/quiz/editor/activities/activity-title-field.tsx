import type { ReactNode } from 'react';

import { findActivityIndex } from '../../../../domain/quiz/draft/locate.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector, useEditor } from '../editor-context.ts';
import { findErrorAt } from '../find-error.ts';
import { useReveal } from '../use-reveal.ts';

interface ActivityTitleFieldProps {
  /** The activity's key. */
  readonly activity: string;
}

/** The title of an activity of a library quiz (QED-03, QVAL-19, QVAL-20). */
export function ActivityTitleField({ activity }: ActivityTitleFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const title = useEditorSelector(
    ({ history: { draft } }) =>
      draft.activities[findActivityIndex(draft.activities, activity)]?.title ?? '',
  );
  const errorMessage = useEditorSelector(({ errors }) =>
    findErrorAt(
      errors,
      (location) => location.kind === 'activityTitle' && location.activity === activity,
    ),
  );
  const ref = useReveal(
    useEditorSelector(({ reveal }) =>
      reveal?.location.kind === 'activityTitle' && reveal.location.activity === activity
        ? reveal.count
        : 0,
    ),
  );
  return (
    <TextField
      ref={ref}
      label={formatMessage('quizForm.activityTitle')}
      required
      value={title}
      error={errorMessage === undefined ? undefined : formatMessage(errorMessage)}
      onChange={(value) => {
        editor.send({ type: 'activity.rename', activity, title: value });
      }}
      onBlur={() => {
        editor.send({ type: 'field.leave' });
      }}
    />
  );
}
