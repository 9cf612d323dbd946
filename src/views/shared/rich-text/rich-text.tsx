import type { ReactNode } from 'react';

import { readPlain } from '../../../domain/rich-text/plain-text.ts';
import { textOf } from '../../../domain/rich-text/text-of.ts';
import { chunk } from '../../design/chunk.tsx';

interface RichTextProps {
  /** A text as a quiz keeps it, plain or rich. */
  readonly text: string;
}

const WordsOnly = ({ html }: { readonly html: string }): ReactNode => textOf(html);

const shown = chunk(async () => (await import('./rich-text-shown.tsx')).RichTextShown, {
  Waiting: WordsOnly,
  Missing: WordsOnly,
});

/** A kept text as readers see it: plain words as they are, rich text sanitised. While the code for rich text loads, or when it cannot, its words stand there. */
export function RichText({ text }: RichTextProps): ReactNode {
  const plain = readPlain(text);
  if (plain !== null) return <span className="whitespace-pre-line">{plain}</span>;
  return <shown.Part html={text} />;
}
