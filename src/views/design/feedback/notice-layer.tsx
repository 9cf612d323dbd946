import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';

import { IconButton } from '../buttons/icon-button.tsx';
import { CircleAlertIcon, CheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../icons/icons.tsx';
import { Kbd } from '../display/kbd.tsx';
import { type HoverAndFocusHandlers, useHoverAndFocus } from '../hooks/use-hover-and-focus.ts';
import { classNames } from '../class-names.ts';

/** The severity of a notification, shown by its icon and by `severityLabel`. */
export type NoticeSeverity = 'success' | 'info' | 'warning' | 'error';

/** A visible notification. */
export interface VisibleNotice {
  readonly id: number;
  readonly severity: NoticeSeverity;
  /** The name of the severity, for assistive technology. */
  readonly severityLabel: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly kbd?: string | undefined } | undefined;
}

interface NoticeLayerProps extends HoverAndFocusHandlers {
  /** Accessible name of the layer. */
  readonly label: string;
  readonly dismissLabel: string;
  readonly notices: readonly VisibleNotice[];
  readonly onDismiss: (id: number) => void;
  readonly onAct: (id: number) => void;
}

const icons: Readonly<Record<NoticeSeverity, ReactNode>> = {
  success: <CheckIcon />,
  info: <InfoIcon />,
  warning: <TriangleAlertIcon />,
  error: <CircleAlertIcon />,
};

interface NoticeRowProps extends Pick<NoticeLayerProps, 'dismissLabel' | 'onDismiss' | 'onAct'> {
  readonly notice: VisibleNotice;
}

const NoticeRow = ({ notice, dismissLabel, onDismiss, onAct }: NoticeRowProps): ReactNode => (
  <div
    data-severity={notice.severity}
    className={classNames(
      'pointer-events-auto flex w-fit max-w-[min(28rem,calc(100vw-1.5rem))] animate-appear',
      'items-start gap-2.5 rounded-lg bg-ink py-1 ps-4 pe-1 text-sm text-surface shadow-pop',
      '[--focus:currentColor]',
    )}
  >
    <span className="py-2">{icons[notice.severity]}</span>
    <span className="my-1.5 line-clamp-10 min-w-0 grow wrap-anywhere whitespace-pre-line">
      <span className="sr-only">{notice.severityLabel}: </span>
      {notice.text}
    </span>
    {notice.action && (
      <button
        type="button"
        onClick={() => {
          onAct(notice.id);
        }}
        className="flex min-h-8 items-center gap-2 rounded-md px-1 font-semibold underline underline-offset-3 max-md:min-h-11"
      >
        <span>{notice.action.label}</span>
        {notice.action.kbd !== undefined && <Kbd>{notice.action.kbd}</Kbd>}
      </button>
    )}
    <span
      className={classNames(
        '[&_button]:h-8 [&_button]:min-w-8 [&_button]:text-current',
        '[&_button:hover]:bg-surface/15 [&_button:hover]:text-current max-md:[&_button]:h-11',
        'max-md:[&_button]:min-w-11',
      )}
    >
      <IconButton
        label={dismissLabel}
        icon={<XIcon />}
        onClick={() => {
          onDismiss(notice.id);
        }}
      />
    </span>
  </div>
);

/**
 * Notifications on a fixed layer at the top, above everything and outside of dialogs, so that they
 * can be read and clicked while a dialog is open. They stand in the middle under the top bar, whose
 * buttons stay free. Errors are announced assertively, others politely. Reports hover and focus,
 * which pause the timer.
 */
export function NoticeLayer({
  label,
  dismissLabel,
  notices,
  onDismiss,
  onAct,
  ...interest
}: NoticeLayerProps): ReactNode {
  const layer = useRef<HTMLElement>(null);
  useHoverAndFocus(layer, interest);
  const renderRows = (urgent: boolean): ReactNode =>
    notices
      .filter(({ severity }) => (severity === 'error') === urgent)
      .map((notice) => (
        <NoticeRow
          key={notice.id}
          notice={notice}
          dismissLabel={dismissLabel}
          onDismiss={onDismiss}
          onAct={onAct}
        />
      ));
  return createPortal(
    <section
      ref={layer}
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 flex max-h-dvh flex-col items-center gap-2 overflow-y-auto px-3 pt-14 pb-6 docked:pt-2 max-md:in-[body:has([data-slot=actions]:not(:empty))]:pt-25"
    >
      <div
        aria-live="assertive"
        aria-relevant="additions"
        className="flex flex-col items-center gap-2"
      >
        {renderRows(true)}
      </div>
      <div
        aria-live="polite"
        aria-relevant="additions"
        className="flex flex-col items-center gap-2"
      >
        {renderRows(false)}
      </div>
    </section>,
    document.body,
  );
}
