import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  type PaletteEntry,
  type PaletteRef,
  selectPaletteText,
} from '../../machines/shell/palette-machine.ts';
import { DialogFrame } from '../design/overlays/dialog-frame.tsx';
import { FilterList } from '../design/lists/filter-list.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { rankEntries } from './rank-entries.ts';

/** The props of the command palette. */
export interface PaletteProps {
  readonly palette: PaletteRef;
  readonly entries: readonly PaletteEntry[];
}

/** The open palette. `CommandPalette` loads it when it first opens. */
export function PaletteDialog({ palette, entries }: PaletteProps): ReactNode {
  const formatMessage = useFormatMessage();
  const text = useSelector(palette, selectPaletteText);
  const title = formatMessage('shell.paletteTitle');
  const close = (): void => {
    palette.send({ type: 'palette.close' });
  };
  const matches = rankEntries(entries, text, ({ label }) => formatMessage(label));
  return (
    <DialogFrame open onClose={close} title={title} hideTitle position="top" size="m">
      <FilterList
        label={title}
        placeholder={formatMessage('shell.goTo')}
        text={text}
        onTextChange={(next) => {
          palette.send({ type: 'palette.search', text: next });
        }}
        options={matches.map((entry) => ({
          id: entry.id,
          label: formatMessage(entry.label),
          hint: entry.hint && formatMessage(entry.hint),
          value: entry.target,
        }))}
        onSelect={(target) => {
          palette.send({ type: 'palette.choose', target });
        }}
        onClose={close}
        emptyText={formatMessage('shell.paletteEmpty', { text })}
        help={formatMessage('shell.paletteHint')}
      />
    </DialogFrame>
  );
}
