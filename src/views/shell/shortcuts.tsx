import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { MessageKey } from '../../domain/messages/en.ts';
import { type PaletteRef, selectAreShortcutsOpen } from '../../machines/shell/palette-machine.ts';
import { Dialog } from '../design/overlays/dialog.tsx';
import { Kbd } from '../design/display/kbd.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

type Row = readonly [key: MessageKey, ...keys: readonly string[]];

const groups: readonly (readonly [MessageKey, readonly Row[]])[] = [
  [
    'shell.shortcutsEverywhere',
    [
      ['shell.shortcutPalette', 'Ctrl K'],
      ['shell.shortcutHelp', '?'],
      ['shell.shortcutClose', 'Esc'],
    ],
  ],
  [
    'shell.shortcutsEditing',
    [
      ['shell.shortcutUndo', 'Ctrl Z'],
      ['shell.shortcutRedo', 'Ctrl Shift Z', 'Ctrl Y'],
      ['shell.shortcutSave', 'Ctrl S'],
      ['shell.shortcutTimeline', 'Ctrl Shift H'],
      ['shell.shortcutMove', 'Space', '↑', '↓'],
    ],
  ],
  [
    'shell.shortcutsWriting',
    [
      ['shell.shortcutNextField', 'Enter'],
      ['shell.shortcutRemoveOption', 'Backspace'],
      ['shell.shortcutNextQuestion', 'Ctrl Enter'],
      ['shell.shortcutRightAnswer', 'Alt 1 … 9'],
      ['shell.shortcutOtherField', '↑', '↓'],
    ],
  ],
];

interface ShortcutsProps {
  readonly palette: PaletteRef;
}

/** The dialog of keyboard shortcuts ('?'). */
export function Shortcuts({ palette }: ShortcutsProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Dialog
      open={useSelector(palette, selectAreShortcutsOpen)}
      onClose={() => {
        palette.send({ type: 'shortcuts.close' });
      }}
      title={formatMessage('shell.shortcuts')}
      closeLabel={formatMessage('common.close')}
    >
      <div className="grid gap-5">
        {groups.map(([heading, rows]) => (
          <section key={heading} aria-label={formatMessage(heading)} className="grid gap-1">
            <h3 className="text-xs font-semibold text-ink-3">{formatMessage(heading)}</h3>
            <dl>
              {rows.map(([key, ...keys]) => (
                <div
                  key={key}
                  className="flex min-h-9 items-center justify-between gap-4 border-b border-line text-sm last:border-0"
                >
                  <dt>{formatMessage(key)}</dt>
                  <dd className="flex gap-1.5 text-ink-2">
                    {keys.map((each) => (
                      <Kbd key={each}>{each}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
