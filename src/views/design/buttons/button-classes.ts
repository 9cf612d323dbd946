import { classNames } from '../class-names.ts';

/**
 * The emphasis of a button: one primary button per view, secondary with an outline, quiet without,
 * danger for actions that cannot be undone.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-accent bg-accent text-accent-ink interactive:hover:border-accent-strong interactive:hover:bg-accent-strong',
  secondary:
    'border-line-strong bg-surface text-ink interactive:hover:border-control interactive:hover:bg-surface-2',
  quiet: 'border-transparent text-ink-2 interactive:hover:bg-ink/6 interactive:hover:text-ink',
  danger: 'border-bad bg-bad text-bad-ink interactive:hover:brightness-110',
};

/** Returns the classes of a button, for buttons and for links that look like one. */
export const getButtonClasses = (variant: ButtonVariant, shape: 'text' | 'icon'): string =>
  classNames(
    'inline-flex h-control min-w-control shrink-0 items-center justify-center gap-2 whitespace-nowrap',
    'rounded-md border text-sm font-semibold no-underline select-none',
    'transition-[background-color,border-color,color] aria-pressed:border-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent',
    'inactive:opacity-50 print:hidden',
    shape === 'icon' ? 'px-0' : 'px-3',
    variants[variant],
  );
