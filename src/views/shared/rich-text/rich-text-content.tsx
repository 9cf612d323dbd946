import './rich-text.css';

import { use, useMemo, type ReactNode } from 'react';

import { RichTextPictureContext } from './rich-text-picture.ts';
import { toReactNodes } from './to-react-nodes.ts';
import { sanitizeHtml } from './sanitize-html.ts';

interface RichTextShownProps {
  readonly html: string;
}

/** Renders sanitized rich text. Use `RichText`, which loads this component when it is needed. */
export function RichTextContent({ html }: RichTextShownProps): ReactNode {
  const Picture = use(RichTextPictureContext) ?? 'img';
  const nodes = useMemo(() => toReactNodes(sanitizeHtml(html), Picture), [html, Picture]);
  return (
    <div translate="no" dir="auto" className="rich-text">
      {nodes}
    </div>
  );
}
