import type { ReactNode } from 'react';

import { textOf } from '../../../domain/rich-text/text-of.ts';
import { chunk } from '../../design/chunk.tsx';
import { useSentence } from '../sentences.tsx';
import type { RichEditorProps } from './editor/rich-editor.tsx';
import { loadRichEditor } from './load-rich-editor.ts';

type Unready = Pick<RichEditorProps, 'html'>;

function NotLoaded({ html }: Unready): ReactNode {
  const sentence = useSentence();
  return (
    <div className="grid min-w-0 grow gap-1 rounded-md border border-line bg-surface-2 px-3 py-1.5">
      <p className="text-base wrap-anywhere">{textOf(html)}</p>
      <p role="alert" className="text-xs text-bad">
        {sentence('richText.notLoadedHere')}
      </p>
    </div>
  );
}

const Loading = ({ html }: Unready): ReactNode => (
  <div
    aria-busy="true"
    className="min-h-control min-w-0 grow rounded-md border border-control bg-surface px-3 py-1.5 text-base wrap-anywhere"
  >
    {textOf(html)}
  </div>
);

const editor = chunk<RichEditorProps>(async () => (await loadRichEditor()).default, {
  Waiting: Loading,
  Missing: NotLoaded,
});

/** The control of a rich text (decision 17). Its code loads with the first one; until then, or when it cannot be had, the words stand there. */
export const RichTextArea = (props: RichEditorProps): ReactNode => <editor.Part {...props} />;
