import type { ReactNode } from 'react';

import { Breadcrumbs, type Crumb } from '../design/breadcrumbs.tsx';
import { InSlot } from './screen-slots.tsx';
import { useSentence } from './sentences.tsx';

interface ScreenHeadProps {
  /** The screen's name: the document title and the last crumb. */
  readonly title: string;
  /** The places above this one, outermost first. */
  readonly trail?: readonly Crumb[];
  /** What stands at the end of the top bar, for example an editor's undo, redo and save. */
  readonly actions?: ReactNode;
}

/** A screen's title in the document and its place in the top bar. Every screen renders one. */
export function ScreenHead({ title, trail = [], actions }: ScreenHeadProps): ReactNode {
  const sentence = useSentence();
  return (
    <>
      <title>{sentence('shell.documentTitle', { screen: title })}</title>
      <InSlot slot="trail">
        <Breadcrumbs label={sentence('shell.breadcrumbs')} trail={trail} here={title} />
      </InSlot>
      {actions !== undefined && <InSlot slot="actions">{actions}</InSlot>}
    </>
  );
}
