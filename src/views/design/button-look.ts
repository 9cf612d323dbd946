import { classNames } from './class-names.ts';

/** How much a button asks for attention: one primary a view, secondary with an outline, quiet without, danger for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-accent bg-accent text-accent-ink enabled-look:hover:border-accent-strong enabled-look:hover:bg-accent-strong',
  secondary:
    'border-line-strong bg-surface text-ink enabled-look:hover:border-control enabled-look:hover:bg-surface-2',
  quiet: 'border-transparent text-ink-2 enabled-look:hover:bg-ink/6 enabled-look:hover:text-ink',
  danger: 'border-bad bg-bad text-bad-ink enabled-look:hover:brightness-110',
};

/** The classes of a button, shared by buttons and by links that look like one. */
export const buttonLook = (variant: ButtonVariant, shape: 'text' | 'icon'): string =>
  classNames(
    'inline-flex h-control shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-md border text-sm font-semibold no-underline select-none',
    'transition-[background-color,border-color,color] aria-pressed:border-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent',
    'disabled-look:opacity-50',
    shape === 'icon' ? 'min-w-control px-0' : 'px-3',
    variants[variant],
  );
