import type { ReactNode } from 'react';

import type { Key } from '../../../../domain/quiz/draft/draft.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { toolProps } from '../../../design/hooks/use-tool-keys.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../../../design/icons/icons.tsx';
import { useEditor } from '../editor-context.ts';

interface CollapseButtonProps {
  readonly item: Key;
  readonly label: string;
  /** The id of the element that it hides. */
  readonly bodyId: string;
  readonly isCollapsed: boolean;
}

/** The chevron that collapses or expands an item (QED-08). */
export function CollapseButton({
  item,
  label,
  bodyId,
  isCollapsed,
}: CollapseButtonProps): ReactNode {
  const editor = useEditor();
  return (
    <IconButton
      {...toolProps}
      label={label}
      icon={isCollapsed ? <ChevronDownIcon /> : <ChevronUpIcon />}
      aria-expanded={!isCollapsed}
      aria-controls={bodyId}
      onClick={() => {
        editor.send({ type: 'collapse.toggle', item });
      }}
    />
  );
}
