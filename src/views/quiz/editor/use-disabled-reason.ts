import type { Refusal } from '../../../domain/quiz/commands/decision.ts';
import type { Remedy } from '../../design/buttons/disabled-reason-popover.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useEditor } from './editor-context.ts';

/**
 * Props of a disabled control: the reason, and a button that removes the cause where there is one.
 */
export interface DisabledReason {
  readonly disabledReason?: string;
  readonly remedy?: Remedy;
}

/**
 * Returns a function that turns a refusal into props for the refused control; no props without a
 * refusal.
 */
export function useDisabledReason(): (refusal: Refusal | null | undefined) => DisabledReason {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (refusal) => {
    if (refusal === null || refusal === undefined) return {};
    const { reason, remedy } = refusal;
    return {
      disabledReason: formatMessage(reason),
      ...(remedy !== undefined && {
        remedy: {
          label: formatMessage(remedy.label),
          onPress: () => {
            editor.send(remedy.command);
          },
        },
      }),
    };
  };
}
