import { useId, type ReactNode } from 'react';

import { href } from '../../../../domain/access/href.ts';
import { checkChangeAccess } from '../../../../domain/quiz/commands/refusals.ts';
import { DisabledReason } from '../../../design/feedback/disabled-reason.tsx';
import { TextLink } from '../../../design/navigation/link.tsx';
import { SegmentedControl } from '../../../design/fields/segmented-control.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector, useEditor } from '../editor-context.ts';
import { useDetail } from './use-detail.ts';

/**
 * Who may take the quiz (QFRM-14, QFRM-16 to QFRM-18). Locked, with the reason below, once the quiz
 * is distributed.
 */
export function AccessField(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const hintId = useId();
  const { value: isRestricted, error, ref } = useDetail('restrictNonInstitutional');
  const isLocked = useEditorSelector(
    ({ input, isDistributed }) => checkChangeAccess({ kind: input.kind, isDistributed }) !== null,
  );
  const results = useEditorSelector(({ input: { context, source } }) =>
    context === 'customer' && source.kind === 'stored'
      ? href('customerQuizResults', { userQuizId: source.quiz })
      : null,
  );
  const reason = checkChangeAccess({ kind: 'user', isDistributed: isLocked })?.reason;
  return (
    <div ref={ref} className="grid gap-1">
      <SegmentedControl
        label={formatMessage('quizForm.access')}
        choices={[
          { value: 'open', label: formatMessage('quizForm.open') },
          { value: 'restricted', label: formatMessage('quizForm.restricted') },
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
          {formatMessage(isRestricted ? 'quizForm.restrictedHint' : 'quizForm.openHint')}
        </p>
      ) : (
        <DisabledReason
          id={hintId}
          cause={
            results !== null && (
              <TextLink to={results}>{formatMessage('quizForm.seeResults')}</TextLink>
            )
          }
        >
          {formatMessage(reason)}
        </DisabledReason>
      )}
    </div>
  );
}
