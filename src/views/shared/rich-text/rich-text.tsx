import type { ReactNode } from 'react';

import { readPlainText } from '../../../domain/rich-text/plain-text.ts';
import { getVisibleText } from '../../../domain/rich-text/visible-text.ts';
import { createLazyComponent } from '../../design/lazy-component.tsx';

interface RichTextProps {
  /** A stored text of a quiz, plain or rich. */
  readonly text: string;
}

const PlainText = ({ html }: { readonly html: string }): ReactNode => (
  <span translate="no">{getVisibleText(html)}</span>
);

/** Loads the code that draws rich texts. */
export const loadRichText = async () => (await import('./rich-text-content.tsx')).RichTextContent;

const LazyContent = createLazyComponent(loadRichText, { Loading: PlainText, Failed: PlainText });

/**
 * Renders a stored text: plain text as it is, rich text sanitized. While the code for rich text
 * loads, or when loading fails, it shows the plain text.
 */
export function RichText({ text }: RichTextProps): ReactNode {
  const plain = readPlainText(text);
  if (plain !== null)
    return (
      <bdi translate="no" className="whitespace-pre-line">
        {plain}
      </bdi>
    );
  return <LazyContent.Component html={text} />;
}
