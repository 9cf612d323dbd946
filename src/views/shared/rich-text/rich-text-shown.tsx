import './rich-text.css';

import { useMemo, type ReactNode } from 'react';

import { elementsOf } from './elements-of.ts';
import { sanitised } from './sanitised.ts';

interface RichTextShownProps {
  readonly html: string;
}

/** Rich text, sanitised and shown; use `RichText`, which loads it when a rich text first shows. */
export const RichTextShown = ({ html }: RichTextShownProps): ReactNode => (
  <div className="rich-text">{useMemo(() => elementsOf(sanitised(html)), [html])}</div>
);
