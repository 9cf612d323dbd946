import { useState, type ReactNode } from 'react';

import type { Draft } from '../../domain/quiz/draft/draft.ts';
import { hasAccess, hasType, type QuizKind } from '../../domain/quiz/draft/quiz-kind.ts';
import { QuizPage } from '../../views/quiz/viewer/page/quiz-page.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';

interface JournalPreviewProps {
  readonly draft: Draft;
  readonly kind: QuizKind;
}

/** A draft as students see it, with its right answers. Videos show their cover only. */
export default function JournalPreview({ draft, kind }: JournalPreviewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [now] = useState(() => Date.now());
  const title = draft.title.trim();
  return (
    <QuizPage
      quiz={draft}
      header={
        <p className="text-xl font-semibold wrap-anywhere">
          {title === '' ? formatMessage('quizDialogs.preview.untitled') : title}
        </p>
      }
      level={3}
      showsType={hasType(kind)}
      showsAccess={hasAccess(kind)}
      answers={{ areShown: true }}
      now={now}
    />
  );
}
