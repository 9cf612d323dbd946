import { useId, type ReactNode } from 'react';

import { changeAccessRefusal } from '../../../domain/quiz/rules/refusals.ts';
import { resultsPath } from '../../../machines/quiz/results-path.ts';
import { DisabledReason } from '../../design/disabled-reason.tsx';
import { TextLink } from '../../design/link.tsx';
import { SegmentedControl } from '../../design/segmented-control.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';
import { useEditing, useEditor } from '../editor-context.ts';
import { useDetail } from './use-detail.ts';

/** Who may take the quiz (QFRM-14, QFRM-16 to QFRM-18): locked, with the reason beside it, once the quiz went out to students. */
export function AccessField(): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const editor = useEditor();
  const hintId = useId();
  const { value: isRestricted, error, ref } = useDetail('restrictNonInstitutional');
  const isLocked = useEditing(
    ({ input, isDistributed }) => changeAccessRefusal({ mode: input.mode, isDistributed }) !== null,
  );
  const results = useEditing(({ input }) => resultsPath(input));
  const reason = changeAccessRefusal({ mode: 'user', isDistributed: isLocked })?.reason;
  return (
    <div ref={ref} className="grid gap-1">
      <SegmentedControl
        label={sentence('quizForm.access')}
        choices={[
          { value: 'open', label: sentence('quizForm.open') },
          { value: 'restricted', label: sentence('quizForm.restricted') },
        ]}
        value={isRestricted ? 'restricted' : 'open'}
        error={error}
        disabled={isLocked}
        describedBy={hintId}
        onChange={(access) => {
          editor.send({
            type: 'detail.set',
            field: 'restrictNonInstitutional',
            value: access === 'restricted',
          });
        }}
      />
      {reason === undefined ? (
        <p id={hintId} className="text-xs text-ink-3">
          {sentence(isRestricted ? 'quizForm.restrictedHint' : 'quizForm.openHint')}
        </p>
      ) : (
        <DisabledReason
          id={hintId}
          cause={
            results !== null && <TextLink to={results}>{sentence('quizForm.seeResults')}</TextLink>
          }
        >
          {say(reason)}
        </DisabledReason>
      )}
    </div>
  );
}
