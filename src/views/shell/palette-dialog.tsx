import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  type PaletteEntry,
  type PaletteRef,
  selectPaletteText,
} from '../../machines/shell/palette-machine.ts';
import { DialogFrame } from '../design/dialog-frame.tsx';
import { FilterList } from '../design/filter-list.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { rankEntries } from './rank-entries.ts';

/** What the palette shows. */
export interface PaletteProps {
  readonly palette: PaletteRef;
  readonly entries: readonly PaletteEntry[];
}

/** The open palette; use `CommandPalette`, which loads it when it first opens. */
export function PaletteDialog({ palette, entries }: PaletteProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const text = useSelector(palette, selectPaletteText);
  const title = sentence('shell.paletteTitle');
  const close = (): void => {
    palette.send({ type: 'palette.close' });
  };
  const found = rankEntries(entries, text, ({ label }) => say(label));
  return (
    <DialogFrame open onClose={close} title={title} hideTitle place="top" size="m">
      <FilterList
        label={title}
        placeholder={sentence('shell.goTo')}
        text={text}
        onText={(next) => {
          palette.send({ type: 'palette.search', text: next });
        }}
        options={found.map((entry) => ({
          id: entry.id,
          label: say(entry.label),
          hint: entry.hint && say(entry.hint),
          value: entry.target,
        }))}
        onChoose={(target) => {
          palette.send({ type: 'palette.choose', target });
        }}
        onLeave={close}
        emptyText={sentence('shell.paletteEmpty', { text })}
        help={sentence('shell.paletteHint')}
      />
    </DialogFrame>
  );
}
