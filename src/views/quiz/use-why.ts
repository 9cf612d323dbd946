import type { Refusal } from '../../domain/quiz/refusal.ts';
import type { Remedy } from '../design/why-not.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { useEditor } from './editor-context.ts';

/** What a control must know of a refusal: why it cannot be used, and what takes the cause away where something does. */
export interface Why {
  readonly whyDisabled?: string;
  readonly remedy?: Remedy;
}

/** Tells a control about a refusal; nothing when there is none. */
export function useWhy(): (refusal: Refusal | null | undefined) => Why {
  const sentence = useSentence();
  const say = useSay();
  const editor = useEditor();
  return (refusal) => {
    if (refusal === null || refusal === undefined) return {};
    const { reason, remedy } = refusal;
    return {
      whyDisabled: say(reason),
      ...(remedy !== undefined && {
        remedy: {
          label: sentence(remedy.label),
          onPress: () => {
            editor.send(remedy.command);
          },
        },
      }),
    };
  };
}
