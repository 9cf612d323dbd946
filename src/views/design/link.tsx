import { type ComponentProps, type MouseEvent, type ReactNode, createContext, use } from 'react';

import { type ButtonVariant, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';

/** How links leave for a place inside the product: the address to show, and going there without loading the page. */
export interface Navigation {
  readonly hrefOf: (to: string) => string;
  readonly go: (to: string) => void;
}

const NavigationContext = createContext<Navigation>({
  hrefOf: (to) => to,
  go: (to) => {
    window.location.assign(to);
  },
});

interface NavigationProviderProps {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** Gives every link below it the router's way of going. Without it links load their page. */
export const NavigationProvider = ({
  navigation,
  children,
}: NavigationProviderProps): ReactNode => (
  <NavigationContext value={navigation}>{children}</NavigationContext>
);

/** The router's way of going, for components that open places by other means than a link. */
const useNavigation = (): Navigation => use(NavigationContext);

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

/** Props of the links: `to` is a path below the route prefix; everything else goes to the anchor. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'style'> {
  readonly to: string;
}

/** A link inside the product, unstyled. A plain click navigates; every other click is the browser's. */
export function Link({ to, onClick, children, ...rest }: LinkProps): ReactNode {
  const { hrefOf, go } = useNavigation();
  return (
    <a
      {...rest}
      href={hrefOf(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  /** Underlined on hover only and stronger, where its place says that it is a link: the title of a row. */
  readonly quiet?: boolean;
}

/** A link in running text. */
export const TextLink = ({ quiet = false, ...rest }: TextLinkProps): ReactNode => (
  <Link
    {...rest}
    className={classNames(
      'rounded-sm text-ink underline-offset-3',
      quiet
        ? 'font-semibold no-underline hover:underline'
        : 'font-medium underline decoration-line-strong hover:decoration-current',
    )}
  />
);

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
}

/** A link that looks like a button, for places reached from a toolbar. */
export const ButtonLink = ({
  variant = 'secondary',
  icon,
  children,
  ...rest
}: ButtonLinkProps): ReactNode => (
  <Link {...rest} className={buttonLook(variant, 'text')}>
    {icon}
    {children}
  </Link>
);
