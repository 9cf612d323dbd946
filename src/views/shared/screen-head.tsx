import type { ReactNode } from 'react';

import { Breadcrumbs, type Crumb } from '../design/navigation/breadcrumbs.tsx';
import { TopBarSlot } from './screen-slots.tsx';
import { useFormatMessage } from './format-message.tsx';

interface ScreenHeadProps {
  /** The screen's name: the document title and the last crumb. */
  readonly title: string;
  /** A shorter name for the last crumb. */
  readonly crumb?: string | undefined;
  /** The ancestors of this screen, outermost first. */
  readonly trail?: readonly Crumb[];
  /** Content at the end of the top bar, for example an editor's undo, redo and save. */
  readonly actions?: ReactNode;
}

/** Sets the document title and the breadcrumbs of the top bar. Every screen renders one. */
export function ScreenHead({ title, crumb, trail = [], actions }: ScreenHeadProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      <title>{formatMessage('shell.documentTitle', { screen: title })}</title>
      <TopBarSlot slot="trail">
        <Breadcrumbs
          label={formatMessage('shell.breadcrumbs')}
          trail={trail}
          current={crumb ?? title}
        />
      </TopBarSlot>
      {actions !== undefined && <TopBarSlot slot="actions">{actions}</TopBarSlot>}
    </>
  );
}
