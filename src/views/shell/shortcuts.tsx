import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { SentenceKey } from '../../domain/sentences/en.ts';
import { type PaletteRef, selectShortcutsAreOpen } from '../../machines/shell/palette-machine.ts';
import { Dialog } from '../design/dialog.tsx';
import { Kbd } from '../design/kbd.tsx';
import { useSentence } from '../shared/sentences.tsx';

type Row = readonly [key: SentenceKey, ...keys: readonly string[]];

const groups: readonly (readonly [SentenceKey, readonly Row[]])[] = [
  [
    'shell.shortcutsEverywhere',
    [
      ['shell.shortcutPalette', 'Ctrl K'],
      ['shell.shortcutSheet', '?'],
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
];

interface ShortcutsProps {
  readonly palette: PaletteRef;
}

/** The sheet of keyboard shortcuts ('?'). */
export function Shortcuts({ palette }: ShortcutsProps): ReactNode {
  const sentence = useSentence();
  return (
    <Dialog
      open={useSelector(palette, selectShortcutsAreOpen)}
      onClose={() => {
        palette.send({ type: 'shortcuts.close' });
      }}
      title={sentence('shell.shortcuts')}
      closeLabel={sentence('common.close')}
    >
      <div className="grid gap-5">
        {groups.map(([heading, rows]) => (
          <section key={heading} aria-label={sentence(heading)} className="grid gap-1">
            <h3 className="text-xs font-semibold text-ink-3">{sentence(heading)}</h3>
            <dl>
              {rows.map(([key, ...keys]) => (
                <div
                  key={key}
                  className="flex min-h-9 items-center justify-between gap-4 border-b border-line text-sm last:border-0"
                >
                  <dt>{sentence(key)}</dt>
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
