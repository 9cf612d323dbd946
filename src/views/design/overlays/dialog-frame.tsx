import {
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import type { KeyboardEvent, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { isComposing, keepForComposition } from '../hooks/is-composing.ts';
import { XIcon } from '../icons/icons.tsx';
import { useReturnFocus } from './use-return-focus.ts';

/** Props of `Dialog`. */
export interface DialogProps {
  readonly open: boolean;
  /**
   * Called on Escape, a press outside and the close button. Without it only the dialog's own
   * buttons close it.
   */
  readonly onClose?: (() => void) | undefined;
  readonly title: string;
  readonly description?: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel?: string | undefined;
  readonly size?: 's' | 'm' | 'palette' | 'l' | 'xl' | 'full';
  /**
   * `end` and `start` make it a drawer at that side of the screen; `top` leaves room below for a
   * palette.
   */
  readonly position?: 'middle' | 'top' | 'start' | 'end';
  /** Shows the title to assistive technology only. */
  readonly hideTitle?: boolean;
  readonly tone?: 'paper' | 'rail';
  /** Buttons at the end of the footer; the primary one last. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

const widths = {
  s: 'max-w-md',
  m: 'max-w-xl',
  palette: 'max-w-3xl',
  l: 'max-w-4xl',
  xl: 'max-w-6xl',
  full: 'max-w-none',
} as const;
const positions = {
  middle: 'items-center justify-center p-4 max-md:items-end max-md:p-0',
  top: 'items-start justify-center p-4 pt-[12vh] max-md:p-2',
  start: 'items-stretch justify-start',
  end: 'items-stretch justify-end',
} as const;
const footerClasses = classNames(
  'flex shrink-0 flex-wrap justify-end gap-2 border-t border-line bg-surface-2',
  'px-5 py-3 max-md:flex-wrap-reverse max-md:*:grow max-md:*:last:w-full',
);
const ignoreClose = (): void => {
  /* only the buttons of this dialog close it */
};

/** Ctrl and Enter, or Command and Enter, press the button that submits the dialog's form. */
function submitWithKeys(event: KeyboardEvent<HTMLElement>): void {
  keepForComposition(event);
  const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!isSubmit || event.defaultPrevented || isComposing(event)) return;
  const button = event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button === null) return;
  event.preventDefault();
  button.click();
}

/** The implementation of `Dialog`, which loads it when it first opens. */
export function DialogFrame({
  open,
  onClose,
  title,
  description,
  closeLabel,
  size = 's',
  position = 'middle',
  hideTitle = false,
  tone = 'paper',
  footer,
  children,
}: DialogProps): ReactNode {
  useReturnFocus();
  const isDrawer = position === 'start' || position === 'end';
  return (
    <HeadlessDialog open={open} onClose={onClose ?? ignoreClose} className="fixed inset-0 z-30">
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <div className={classNames('fixed inset-0 flex', positions[position])}>
        <DialogPanel
          data-place={position}
          onKeyDown={submitWithKeys}
          className={classNames(
            'flex max-h-full w-full animate-appear flex-col overflow-hidden shadow-pop',
            tone === 'rail' ? 'bg-rail text-rail-ink' : 'bg-surface text-ink',
            isDrawer
              ? 'h-full max-w-[min(22rem,88vw)]'
              : classNames(
                  'rounded-lg max-md:rounded-b-none',
                  widths[size],
                  position === 'top' ? 'max-h-[70vh] max-md:rounded-b-lg' : 'md:max-h-[85vh]',
                ),
          )}
        >
          {hideTitle ? (
            <DialogTitle className="sr-only">{title}</DialogTitle>
          ) : (
            <Header
              title={title}
              description={description}
              closeLabel={closeLabel}
              onClose={onClose}
              hasLine={children !== undefined}
            />
          )}
          {children !== undefined && (
            <div className={classNames('min-h-0 grow overflow-y-auto', !hideTitle && 'px-5 py-4')}>
              {children}
            </div>
          )}
          {footer !== undefined && footer !== false && (
            <div className={footerClasses}>{footer}</div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

interface HeaderProps {
  readonly title: DialogProps['title'];
  readonly description: DialogProps['description'];
  readonly closeLabel: DialogProps['closeLabel'];
  readonly onClose: DialogProps['onClose'];
  /** Whether a line separates the header from the content. */
  readonly hasLine: boolean;
}

function Header({ title, description, closeLabel, onClose, hasLine }: HeaderProps): ReactNode {
  return (
    <div
      className={classNames(
        'flex shrink-0 items-start gap-4 px-5 py-3',
        hasLine && 'border-b border-line',
      )}
    >
      <div className="min-w-0 grow py-1 max-md:py-2.5">
        <DialogTitle className="line-clamp-3 text-lg font-semibold wrap-anywhere">
          {title}
        </DialogTitle>
        {description !== undefined && (
          <div
            className={classNames(
              'text-sm text-ink-2 wrap-anywhere',
              typeof description === 'string' && 'line-clamp-6',
            )}
          >
            {description}
          </div>
        )}
      </div>
      {onClose && closeLabel !== undefined && (
        <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
      )}
    </div>
  );
}
