import type { ReactNode } from 'react';

import { checkReplaceTexts } from '../../../../domain/quiz/commands/refusals.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { isComposing } from '../../../design/hooks/is-composing.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector } from '../editor-context.ts';
import type { Search } from './use-search.ts';

interface ReplaceRowProps {
  readonly search: Search;
}

/** Returns why nothing is replaced, undefined when something can be. */
function useReplaceReason({ matches }: Search): string | undefined {
  const formatMessage = useFormatMessage();
  const refusal = useEditorSelector(
    ({ input: { kind }, isDistributed }) => checkReplaceTexts({ kind, isDistributed }),
    (a, b) => (a === null) === (b === null),
  );
  if (refusal !== null) return formatMessage(refusal.reason);
  return matches.some(({ isFixed }) => !isFixed)
    ? undefined
    : formatMessage('quizFind.nothingFound');
}

/** The text that replaces what is found, and the buttons that replace one match or all. */
export function ReplaceRow({ search }: ReplaceRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const reason = useReplaceReason(search);
  const isVideo = search.current?.isFixed === true;
  const currentReason = reason ?? (isVideo ? formatMessage('quizFind.isVideo') : undefined);
  return (
    <div className="flex flex-wrap items-center gap-1 max-md:[&>button]:grow">
      <div className="min-w-40 grow max-md:w-full">
        <TextField
          label={formatMessage('quizFind.replacement')}
          hideLabel
          placeholder={formatMessage('quizFind.replacement')}
          value={search.replacement}
          onChange={search.setReplacement}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            if (currentReason === undefined) search.replaceCurrent();
          }}
        />
      </div>
      <Button disabledReason={currentReason} onClick={search.replaceCurrent}>
        {formatMessage('quizFind.replace')}
      </Button>
      <Button disabledReason={reason} onClick={search.replaceAll}>
        {formatMessage('quizFind.replaceAll')}
      </Button>
    </div>
  );
}
