import { use, useState } from 'react';

import type { EditorContext } from '../../../../machines/quiz/editor/context.ts';
import { useIsNarrow } from '../../../design/hooks/use-media-query.ts';
import { useEditorSelector } from '../editor-context.ts';
import { DetailsSettingContext } from './details-setting.ts';

/** The details of a quiz as they are folded. */
interface DetailsDisclosure {
  /** Whether they are folded at all: only where the columns do not fit beside each other. */
  readonly isFolded: boolean;
  readonly isOpen: boolean;
  readonly errorCount: number;
  readonly toggle: () => void;
}

const countRevealed = ({ reveal }: EditorContext): number =>
  reveal?.location.kind === 'detail' ? reveal.count : 0;

const countErrors = ({ errors }: EditorContext): number =>
  errors.filter(({ location }) => location.kind === 'detail').length;

/**
 * Returns whether the details are open and a function that opens or closes them. They are as the
 * person left them, and open for a new quiz, for a field that is revealed and for errors that came
 * since they were closed.
 */
export function useDetailsDisclosure(): DetailsDisclosure {
  const setting = use(DetailsSettingContext);
  const isFolded = useIsNarrow();
  const isNew = useEditorSelector(({ input }) => input.source.kind === 'blank');
  const revealed = useEditorSelector(countRevealed);
  const errorCount = useEditorSelector(countErrors);
  const [isOpenByChoice, setOpenByChoice] = useState(isNew || setting.isOpen);
  const [closed, setClosed] = useState({ revealed: 0, errorCount: 0 });
  const isOpen =
    !isFolded || isOpenByChoice || revealed > closed.revealed || errorCount > closed.errorCount;
  return {
    isFolded,
    isOpen,
    errorCount,
    toggle: () => {
      setOpenByChoice(!isOpen);
      setClosed({ revealed, errorCount });
      setting.save(!isOpen);
    },
  };
}
