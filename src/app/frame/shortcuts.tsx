import { useState, type ReactNode } from 'react';

import { shortcutMessages } from '../../domain/messages/shortcut-messages.ts';
import type { PaletteRef } from '../../machines/shell/palette-machine.ts';
import { AddedMessages } from '../../views/shared/format-message.tsx';
import { ShortcutsDialog } from '../../views/shell/shortcuts-dialog.tsx';
import { hasListKeys, saveHasListKeys } from './list-keys.ts';

interface ShortcutsProps {
  readonly palette: PaletteRef;
}

/**
 * The list of keyboard shortcuts ('?'). This browser stores whether those of a single letter work in
 * lists (WCAG 2.1.4), as far as it stores anything.
 */
export default function Shortcuts({ palette }: ShortcutsProps): ReactNode {
  const [hasKeys, setHasKeys] = useState(hasListKeys);
  return (
    <AddedMessages messages={shortcutMessages}>
      <ShortcutsDialog
        palette={palette}
        hasListKeys={hasKeys}
        onListKeys={(isOn) => {
          setHasKeys(isOn);
          saveHasListKeys(isOn);
        }}
      />
    </AddedMessages>
  );
}
