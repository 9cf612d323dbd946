import type { ReactNode } from 'react';

import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import { mayHaveFormatting } from '../../../../domain/quiz/paste/paste-content.ts';
import { createLazyComponent } from '../../../design/lazy-component.tsx';
import type { PasteNoticeProps } from './paste-notice.tsx';
import { titleField, type Paste } from './use-paste.ts';

const ShowNothing = (): ReactNode => null;

const notice = createLazyComponent<PasteNoticeProps>(
  async () => (await import('./paste-notice.tsx')).PasteNotice,
  { Failed: ShowNothing },
);

interface QuestionPasteNoticeProps {
  readonly item: QuestionItem;
  readonly paste: Paste;
  /** Whether it stands below the options, or below the text of the question. */
  readonly isOption: boolean;
  /** Called with the field that becomes rich text. */
  readonly onRich: (field: string) => void;
}

/** The notice about what was pasted last, whose code loads when there may be one. */
export function QuestionPasteNotice({
  item,
  paste: { last, dismiss },
  isOption,
  onRich,
}: QuestionPasteNoticeProps): ReactNode {
  if (last === null || (last.target.option !== null) !== isOption) return null;
  const { html, text } = last.content;
  if (!mayHaveFormatting(html) && !(isOption && text.includes('\n'))) return null;
  return (
    <notice.Component
      item={item}
      last={last}
      onDismiss={dismiss}
      onRich={() => {
        onRich(last.target.option ?? titleField);
      }}
    />
  );
}
