import './rich-text.css';

import { useMemo, type ReactNode } from 'react';

import { toReactNodes } from './to-react-nodes.ts';
import { sanitizeHtml } from './sanitize-html.ts';

interface RichTextShownProps {
  readonly html: string;
}

/** Renders sanitized rich text. Use `RichText`, which loads this component when it is needed. */
export const RichTextContent = ({ html }: RichTextShownProps): ReactNode => (
  <div className="rich-text">{useMemo(() => toReactNodes(sanitizeHtml(html)), [html])}</div>
);
