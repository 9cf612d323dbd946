import type { ReactNode } from 'react';

import { activityIndexOf } from '../../domain/quiz/locate.ts';
import { TextField } from '../design/text-field.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { faultAt } from './faults-at.ts';
import { useReveal } from './use-reveal.ts';

interface ActivityTitleFieldProps {
  /** The activity's key. */
  readonly activity: string;
}

/** The title of an activity of a library quiz (QED-03, QVAL-19, QVAL-20). */
export function ActivityTitleField({ activity }: ActivityTitleFieldProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const title = useEditing(
    ({ history: { draft } }) =>
      draft.activities[activityIndexOf(draft.activities, activity)]?.title ?? '',
  );
  const fault = useEditing(({ faults }) =>
    faultAt(faults, (place) => place.kind === 'activityTitle' && place.activity === activity),
  );
  const ref = useReveal(
    useEditing(({ reveal }) =>
      reveal?.place.kind === 'activityTitle' && reveal.place.activity === activity
        ? reveal.count
        : 0,
    ),
  );
  return (
    <TextField
      ref={ref}
      label={sentence('quizForm.activityTitle')}
      required
      value={title}
      error={fault === undefined ? undefined : sentence(fault)}
      onChange={(value) => {
        editor.send({ type: 'activity.rename', activity, title: value });
      }}
      onBlur={() => {
        editor.send({ type: 'field.leave' });
      }}
    />
  );
}
