import { useLayoutEffect, useState, type ReactNode } from 'react';

import { canImportTemplates } from '../../domain/access/quiz-actions.ts';
import { uploadSearch } from '../../domain/access/quiz-paths.ts';
import { createLazyComponent } from '../../views/design/lazy-component.tsx';
import { ImportButton } from '../../views/quiz/importing/import-button.tsx';
import { useServices } from '../services.ts';
import type { QuizListContext } from './quiz-list-context.ts';

const quizImport = createLazyComponent(async () => (await import('./quiz-import.tsx')).QuizImport);

/**
 * Returns the QTI import of the template list: the button and the dialog, whose code loads when it
 * first opens (QLST-07, QIO-02).
 */
export function useQuizImport({ role, kind, list }: QuizListContext): {
  readonly button: ReactNode;
  readonly dialog: ReactNode;
} {
  const { history } = useServices();
  const [openings, setOpenings] = useState(0);
  const open = (): void => {
    setOpenings((count) => count + 1);
  };
  useLayoutEffect(() => {
    const openWhenAsked = (): void => {
      const { path, search } = history.getLocation();
      if (search !== uploadSearch) return;
      history.go(path, { isReplace: true });
      setOpenings((count) => count + 1);
    };
    openWhenAsked();
    return history.subscribe(openWhenAsked);
  }, [history]);
  return canImportTemplates(role, kind.context)
    ? {
        button: <ImportButton onApproach={quizImport.preload} onOpen={open} />,
        dialog: openings > 0 && <quizImport.Component list={list} openings={openings} />,
      }
    : { button: null, dialog: null };
}
