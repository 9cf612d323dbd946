import { type ReactNode, useId } from 'react';

import { classNames } from '../design/class-names.ts';
import { TabList } from '../design/navigation/tab-list.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

/** The props of the frame. */
export interface InspectorFrameProps<V extends string> {
  /** What can be inspected: the running actors and the machines. */
  readonly start: ReactNode;
  readonly title: string;
  /** Beside the title, such as the number of states. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** The views of what is inspected; none where there is only one. */
  readonly tabs?: {
    readonly list: readonly { readonly value: V; readonly label: string }[];
    readonly selected: V;
    readonly onSelect: (tab: V) => void;
  };
  /** The selected view. */
  readonly children: ReactNode;
  readonly endLabel?: string;
  /** The column at the end, such as what a simulated machine takes now. */
  readonly end?: ReactNode;
  /** Columns below the view, which leave it less of the window; each scrolls by itself. */
  readonly below?: ReactNode;
}

const column =
  'border-line bg-surface p-3 lg:sticky lg:top-(--bar,0px) lg:h-[calc(100dvh-var(--bar,0px))] lg:shrink-0 lg:overflow-y-auto';

const belowClasses = classNames(
  'grid grid-cols-1 gap-x-4 gap-y-5 rounded-lg border border-line bg-surface p-3 *:min-h-0 *:min-w-0',
  'min-[900px]:grid-cols-2 lg:grid-rows-[var(--below)_auto] min-[900px]:max-xl:*:last:col-span-2',
  'xl:grid-cols-3 xl:grid-rows-[var(--below)]',
);

/** The columns of the inspector: what there is, one of it in several views, and its details. */
export function InspectorFrame<V extends string>({
  start,
  title,
  note,
  actions,
  tabs,
  children,
  endLabel,
  end,
  below,
}: InspectorFrameProps<V>): ReactNode {
  const formatMessage = useFormatMessage();
  const panelId = useId();
  return (
    <div className="flex min-h-0 grow flex-col lg:flex-row">
      <section
        aria-label={formatMessage('inspector.machines')}
        className={`${column} max-lg:max-h-[45dvh] max-lg:overflow-y-auto max-lg:border-b lg:w-56 lg:border-e`}
      >
        {start}
      </section>
      <div className="flex min-w-0 grow flex-col gap-3 p-4 [--below:clamp(14rem,30dvh,24rem)] max-md:p-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 text-lg font-semibold wrap-anywhere">{title}</h1>
          {note !== undefined && <span className="figures text-sm text-ink-2">{note}</span>}
          {actions !== undefined && <div className="ms-auto flex flex-wrap gap-2">{actions}</div>}
        </div>
        {tabs !== undefined && (
          <TabList
            label={formatMessage('inspector.views')}
            tabs={tabs.list}
            selected={tabs.selected}
            panelId={panelId}
            onSelect={tabs.onSelect}
          />
        )}
        <div
          id={panelId}
          {...(tabs !== undefined && {
            role: 'tabpanel',
            'aria-label': tabs.list.find(({ value }) => value === tabs.selected)?.label,
          })}
          className={classNames(
            'flex min-w-0 grow flex-col',
            below !== undefined && 'lg:[--room-below:calc(var(--below)+3rem)]',
          )}
        >
          {children}
        </div>
        {below !== undefined && (
          <section aria-label={endLabel} className={belowClasses}>
            {below}
          </section>
        )}
      </div>
      {end !== undefined && (
        <section aria-label={endLabel} className={`${column} max-lg:border-t lg:w-82 lg:border-s`}>
          {end}
        </section>
      )}
    </div>
  );
}
