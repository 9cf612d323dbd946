import type { ReactNode } from 'react';

import type { MessageKey } from '../../domain/messages/en.ts';
import type { PaletteRef } from '../../machines/shell/palette-machine.ts';
import { Kbd } from '../design/display/kbd.tsx';
import { editorKeys } from '../shared/editor/editor-keys.ts';
import { getDigitModifier } from '../design/keyboard.ts';
import { Switch } from '../design/fields/switch.tsx';
import { DialogFrame } from '../design/overlays/dialog-frame.tsx';
import { listKeys } from '../design/tables/list-keys.ts';
import { useFormatMessage } from '../shared/format-message.tsx';

type Row = readonly [key: MessageKey, ...keys: readonly string[]];

const listRows: readonly Row[] = [
  ['shortcuts.search', listKeys.search],
  ['shortcuts.otherRow', listKeys.next, listKeys.previous],
  ['shortcuts.openRow', 'Enter'],
  ['shortcuts.selectRow', listKeys.select],
  ['shortcuts.create', listKeys.create],
];

const listGroups = (): readonly (readonly [MessageKey, readonly Row[]])[] => [
  [
    'shortcuts.everywhere',
    [
      ['shortcuts.palette', 'Ctrl K'],
      ['shortcuts.help', '?'],
      ['shortcuts.close', 'Esc'],
      ['shortcuts.undoNotice', editorKeys.undo],
    ],
  ],
  [
    'shortcuts.editing',
    [
      ['shortcuts.undo', editorKeys.undo],
      ['shortcuts.redo', editorKeys.redoToo, editorKeys.redo],
      ['shortcuts.save', editorKeys.save],
      ['shortcuts.timeline', editorKeys.timeline],
      ['shortcuts.find', editorKeys.find],
      ['shortcuts.nextMatch', 'F3', 'Shift F3'],
      ['shortcuts.goTo', editorKeys.goTo],
      ['shortcuts.rename', 'F2'],
      ['shortcuts.move', 'Space', '↑', '↓'],
    ],
  ],
  [
    'shortcuts.writing',
    [
      ['shortcuts.nextField', 'Enter'],
      ['shortcuts.removeOption', 'Backspace'],
      ['shortcuts.nextQuestion', 'Ctrl Enter'],
      ['shortcuts.rightAnswer', `${getDigitModifier()} 1 … 9`],
      ['shortcuts.otherField', '↑', '↓'],
      ['shortcuts.moveOption', 'Alt ↑', 'Alt ↓'],
      ['shortcuts.tools', 'Alt F10'],
      ['shortcuts.otherTool', '←', '→'],
      ['shortcuts.duplicate', editorKeys.duplicate],
      ['shortcuts.pasteAsText', editorKeys.pasteAsText],
      ['shortcuts.toCheckbox', 'Esc'],
    ],
  ],
  [
    'shortcuts.selecting',
    [
      ['shortcuts.select', 'Space', 'Shift ↑', 'Shift ↓', 'Ctrl A'],
      ['shortcuts.selectionBar', 'Enter'],
      ['shortcuts.delete', 'Delete'],
      ['shortcuts.insert', '→'],
      ['shortcuts.copy', 'Ctrl C', 'Ctrl V'],
    ],
  ],
];

interface ShortcutsDialogProps {
  readonly palette: PaletteRef;
  /** Whether keys of a single letter work in lists. */
  readonly hasListKeys: boolean;
  readonly onListKeys: (isOn: boolean) => void;
}

/**
 * The open dialog of keyboard shortcuts by where they work ('?'). Those of a single letter can be
 * switched off.
 */
export function ShortcutsDialog({
  palette,
  hasListKeys,
  onListKeys,
}: ShortcutsDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [everywhere, ...others] = listGroups().map(([heading, rows]) => (
    <ShortcutGroup key={heading} heading={heading} rows={rows} />
  ));
  return (
    <DialogFrame
      open
      onClose={() => {
        palette.send({ type: 'shortcuts.close' });
      }}
      title={formatMessage('shell.shortcuts')}
      closeLabel={formatMessage('common.close')}
    >
      <div className="grid gap-5">
        {everywhere}
        <div className="grid gap-2">
          <ShortcutGroup heading="shortcuts.inList" rows={listRows} />
          <Switch
            label={formatMessage('shortcuts.useListKeys')}
            checked={hasListKeys}
            onChange={onListKeys}
          />
        </div>
        {others}
      </div>
    </DialogFrame>
  );
}

interface ShortcutGroupProps {
  readonly heading: MessageKey;
  readonly rows: readonly Row[];
}

function ShortcutGroup({ heading, rows }: ShortcutGroupProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <section aria-label={formatMessage(heading)} className="grid gap-1">
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
  );
}
