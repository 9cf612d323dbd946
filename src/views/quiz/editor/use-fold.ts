import { createContext, use, useState } from 'react';

import type { EditorContext } from '../../../machines/quiz/editor/context.ts';
import { useIsNarrow } from '../../design/hooks/use-media-query.ts';
import { useEditorSelector } from './editor-context.ts';

/** A panel beside the questions that is folded to one line on narrow screens. */
export type FoldedPanel = 'details' | 'activities';

/** Which panels are open where they are folded, and a function that stores it. */
export interface FoldSettings {
  readonly isOpen: (panel: FoldedPanel) => boolean;
  readonly save: (panel: FoldedPanel, isOpen: boolean) => void;
}

/** Provides the settings; without them the panels are closed at first. */
export const FoldSettingsContext = createContext<FoldSettings>({
  isOpen: () => false,
  save: () => undefined,
});

interface Fold {
  /** Whether the panel is folded at all: only where the columns do not fit beside each other. */
  readonly isFolded: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

interface FoldOptions {
  /** Whether the panel is open at first, whatever the person chose before. */
  readonly isOpenAtFirst: boolean;
  /** Returns the count of a request to reveal something in the panel, 0 without one. */
  readonly selectRevealCount: (context: EditorContext) => number;
  /** How much in the panel asks for attention: errors that only it shows, or what was added. */
  readonly newsCount?: number;
}

/**
 * Returns whether a panel is open and a function that opens or closes it. It is as the person left
 * it, and open for something in it that is revealed and for news that came since it was closed.
 */
export function useFold(
  panel: FoldedPanel,
  { isOpenAtFirst, selectRevealCount, newsCount = 0 }: FoldOptions,
): Fold {
  const settings = use(FoldSettingsContext);
  const isFolded = useIsNarrow();
  const revealed = useEditorSelector(selectRevealCount);
  const [isOpenByChoice, setOpenByChoice] = useState(isOpenAtFirst || settings.isOpen(panel));
  const [closed, setClosed] = useState({ revealed: 0, newsCount: 0 });
  const isOpen =
    !isFolded || isOpenByChoice || revealed > closed.revealed || newsCount > closed.newsCount;
  return {
    isFolded,
    isOpen,
    toggle: () => {
      setOpenByChoice(!isOpen);
      setClosed({ revealed, newsCount });
      settings.save(panel, !isOpen);
    },
  };
}
