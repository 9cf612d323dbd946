import { type ReactNode, useState } from 'react';

import type { ChartRectangle } from '../../../inspection/chart/chart-layout.ts';
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
  readonly places: readonly ChartRectangle[];
  readonly onChange: (text: string) => void;
  readonly onShow: (place: ChartRectangle) => void;
}

/** Highlights what it finds; Enter moves from one to the next. */
function ChartSearch({ text, places, onChange, onShow }: ChartSearchProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [next, setNext] = useState(0);
  return (
    <form
      className="flex min-w-0 items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const place = places[next % places.length];
        if (place === undefined) return;
        onShow(place);
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
        {text.trim() !== '' && formatMessage('inspector.found', { count: places.length })}
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

interface ChartToolsProps extends Omit<ChartSearchProps, 'onShow'>, SaveMenuProps {
  readonly panZoom: PanZoom;
}

/** The search, the zoom and the files of a chart. */
export const ChartTools = ({ panZoom, onSave, ...search }: ChartToolsProps): ReactNode => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <ChartSearch {...search} onShow={panZoom.show} />
    <div className="ms-auto flex flex-wrap items-center gap-2">
      <ZoomButtons {...panZoom} />
      <SaveMenu onSave={onSave} />
    </div>
  </div>
);
