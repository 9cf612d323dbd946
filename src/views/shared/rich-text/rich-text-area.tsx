import type { ReactNode } from 'react';

import { getVisibleText } from '../../../domain/rich-text/visible-text.ts';
import { useIsDrawn } from '../../design/first-drawing.tsx';
import { createLazyComponent } from '../../design/lazy-component.tsx';
import { useFormatMessage } from '../format-message.tsx';
import type { RichEditorProps } from './editor/rich-editor.tsx';
import { loadRichEditor } from './load-rich-editor.ts';

type Unready = Pick<RichEditorProps, 'html'>;

function NotLoaded({ html }: Unready): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="grid min-w-0 grow gap-1 rounded-md border border-line bg-surface-2 px-3 py-1.5">
      <p className="text-base wrap-anywhere">{getVisibleText(html)}</p>
      <p role="alert" className="text-xs text-bad">
        {formatMessage('richText.notLoadedHere')}
      </p>
    </div>
  );
}

const Loading = ({ html }: Unready): ReactNode => (
  <div
    aria-busy="true"
    className="min-h-control min-w-0 grow rounded-md border border-control bg-surface px-3 py-1.5 text-base wrap-anywhere"
  >
    {getVisibleText(html)}
  </div>
);

const editor = createLazyComponent<RichEditorProps>(async () => (await loadRichEditor()).default, {
  Loading: Loading,
  Failed: NotLoaded,
});

/**
 * The control of a rich text (PD-17). Its code loads when it is first rendered; until then, until
 * the screen around it is drawn, or when loading fails, it shows the plain text.
 */
export const RichTextArea = (props: RichEditorProps): ReactNode =>
  useIsDrawn() ? <editor.Component {...props} /> : <Loading html={props.html} />;
