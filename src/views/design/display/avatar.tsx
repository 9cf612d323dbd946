import type { ReactNode } from 'react';

interface AvatarProps {
  readonly firstName: string;
  readonly lastName: string;
}

const getInitial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** A person's initials. Decorative: the name is beside it or names the control around it. */
export const Avatar = ({ firstName, lastName }: AvatarProps): ReactNode => (
  <span
    aria-hidden="true"
    className="inline-flex size-6.5 shrink-0 items-center justify-center rounded-full bg-accent-soft text-[11px] font-bold text-accent"
  >
    {getInitial(firstName)}
    {getInitial(lastName)}
  </span>
);
