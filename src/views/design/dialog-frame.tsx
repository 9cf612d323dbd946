import {
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icon.tsx';
import { useReturnFocus } from './use-return-focus.ts';

const widths = { s: 'max-w-md', m: 'max-w-xl', l: 'max-w-4xl', full: 'max-w-none' } as const;
const places = {
  middle: 'items-center justify-center p-4 max-md:items-end max-md:p-0',
  top: 'items-start justify-center p-4 pt-[12vh] max-md:p-2',
  start: 'items-stretch justify-start',
  end: 'items-stretch justify-end',
} as const;
const nothing = (): void => {
  /* this dialog is left by its own buttons */
};

/** The dialog itself; use `Dialog`, which loads it when it first opens. */
export function DialogFrame({
  open,
  onClose,
  title,
  description,
  closeLabel,
  size = 's',
  place = 'middle',
  hideTitle = false,
  tone = 'paper',
  footer,
  children,
}: DialogProps): ReactNode {
  useReturnFocus();
  const isDrawer = place === 'start' || place === 'end';
  return (
    <HeadlessDialog open={open} onClose={onClose ?? nothing} className="fixed inset-0 z-30">
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <div className={classNames('fixed inset-0 flex', places[place])}>
        <DialogPanel
          data-place={place}
          className={classNames(
            'flex max-h-full w-full animate-appear flex-col overflow-hidden shadow-pop',
            tone === 'rail' ? 'bg-rail text-rail-ink' : 'bg-surface text-ink',
            isDrawer
              ? 'h-full max-w-[min(22rem,88vw)]'
              : classNames(
                  'rounded-lg max-md:rounded-b-none',
                  widths[size],
                  place === 'top' ? 'max-h-[70vh] max-md:rounded-b-lg' : 'md:max-h-[85vh]',
                ),
          )}
        >
          {hideTitle ? (
            <DialogTitle className="sr-only">{title}</DialogTitle>
          ) : (
            <div
              className={classNames(
                'flex shrink-0 items-start gap-4 px-5 py-3',
                children !== undefined && 'border-b border-line',
              )}
            >
              <div className="min-w-0 grow py-1">
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
          )}
          {children !== undefined && (
            <div className={classNames('min-h-0 grow overflow-y-auto', !hideTitle && 'px-5 py-4')}>
              {children}
            </div>
          )}
          {footer !== undefined && (
            <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line bg-surface-2 px-5 py-3 max-md:flex-col-reverse">
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
