import { type ReactNode, useState } from 'react';

import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import type { PanZoom } from '../../design/hooks/use-pan-zoom.ts';
import { DownloadIcon, MinusIcon, PlusIcon } from '../../design/icons/icons.tsx';
import { Menu } from '../../design/menus/menu.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { exportKinds, type ExportKind } from './export-chart.ts';

interface ChartSearchProps {
  readonly text: string;
  /** The ids of the states and transitions that were found. */
  readonly found: readonly string[];
  readonly onChange: (text: string) => void;
  readonly onShow: (id: string) => void;
}

/** Highlights what it finds; Enter moves from one to the next. */
function ChartSearch({ text, found, onChange, onShow }: ChartSearchProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [next, setNext] = useState(0);
  return (
    <form
      className="flex min-w-0 items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const id = found[next % found.length];
        if (id === undefined) return;
        onShow(id);
        setNext(next + 1);
      }}
    >
      <SearchField
        label={formatMessage('inspector.findInChart')}
        value={text}
        onChange={(value) => {
          setNext(0);
          onChange(value);
        }}
        clearLabel={formatMessage('inspector.clearSearch')}
      />
      <span role="status" className="figures text-sm whitespace-nowrap text-ink-2">
        {text.trim() !== '' && formatMessage('inspector.found', { count: found.length })}
      </span>
    </form>
  );
}

const ZoomButtons = ({ view, zoomIn, zoomOut, fit }: PanZoom): ReactNode => {
  const formatMessage = useFormatMessage();
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={formatMessage('inspector.zoomOut')}
        kbd="-"
        icon={<MinusIcon />}
        onClick={zoomOut}
      />
      <span className="figures w-12 text-center text-sm text-ink-2">
        {formatMessage('inspector.scale', { percent: Math.round((view?.scale ?? 1) * 100) })}
      </span>
      <IconButton
        label={formatMessage('inspector.zoomIn')}
        kbd="+"
        icon={<PlusIcon />}
        onClick={zoomIn}
      />
      <Button variant="quiet" onClick={fit}>
        {formatMessage('inspector.fit')}
      </Button>
    </div>
  );
};

/** What one press does to all states with states inside. */
export interface Folding {
  /** Whether a press shows what every state holds; otherwise it hides it. */
  readonly isExpanding: boolean;
  readonly onPress: () => void;
}

const FoldingButton = ({ isExpanding, onPress }: Folding): ReactNode => {
  const formatMessage = useFormatMessage();
  return (
    <Button variant="quiet" onClick={onPress}>
      {formatMessage(isExpanding ? 'inspector.expandAll' : 'inspector.collapse')}
    </Button>
  );
};

interface SaveMenuProps {
  readonly onSave: (kind: ExportKind) => void;
}

/** The menu that saves the chart as a file. */
function SaveMenu({ onSave }: SaveMenuProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Menu
      label={formatMessage('inspector.saveAs')}
      items={exportKinds.map((kind) => ({
        kind: 'action',
        label: formatMessage(`inspector.exports.${kind}`),
        onSelect: () => {
          onSave(kind);
        },
      }))}
    >
      {(trigger) => (
        <Button {...trigger} icon={<DownloadIcon />}>
          {formatMessage('inspector.saveAs')}
        </Button>
      )}
    </Menu>
  );
}

interface ChartToolsProps extends ChartSearchProps, SaveMenuProps {
  readonly panZoom: PanZoom;
  /** Null where no state has states inside. */
  readonly folding: Folding | null;
}

/** The search, the zoom and the files of a chart. */
export const ChartTools = ({ panZoom, folding, onSave, ...search }: ChartToolsProps): ReactNode => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <ChartSearch {...search} />
    <div className="ms-auto flex flex-wrap items-center gap-2">
      {folding !== null && <FoldingButton {...folding} />}
      <ZoomButtons {...panZoom} />
      <SaveMenu onSave={onSave} />
    </div>
  </div>
);
