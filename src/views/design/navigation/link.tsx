import { type ComponentProps, type MouseEvent, type ReactNode, createContext, use } from 'react';

import { type ButtonVariant, getButtonClasses } from '../buttons/button-classes.ts';
import { classNames } from '../class-names.ts';

/** Client-side navigation: `href` to display, and navigation without loading the page. */
export interface Navigation {
  readonly getHref: (to: string) => string;
  readonly navigate: (to: string) => void;
}

const NavigationContext = createContext<Navigation>({
  getHref: (to) => to,
  navigate: (to) => {
    window.location.assign(to);
  },
});

interface NavigationProviderProps {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** Provides the router's navigation to all links below. Without it links load their page. */
export const NavigationProvider = ({
  navigation,
  children,
}: NavigationProviderProps): ReactNode => (
  <NavigationContext value={navigation}>{children}</NavigationContext>
);

/** Returns the router's navigation, for components that navigate without a link. */
export const useNavigation = (): Navigation => use(NavigationContext);

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

/**
 * Props of the links: `to` is a path below the route prefix; everything else goes to the anchor.
 */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'style'> {
  readonly to: string;
}

/**
 * A link inside the product, unstyled. A plain click navigates; every other click is the browser's.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps): ReactNode {
  const { getHref, navigate } = useNavigation();
  return (
    <a
      {...rest}
      href={getHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  /**
   * Underlines the link on hover only, where its position shows that it is a link, such as the
   * title of a row.
   */
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

interface TitleLinkProps extends Omit<LinkProps, 'className' | 'title'> {
  /** The title as text, which the tooltip shows whole. */
  readonly title: string;
}

/** A title, cut after three lines. The padding of a link around it would show a part of the next. */
export const TitleText = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <bdi translate="no" className="line-clamp-3">
    {children}
  </bdi>
);

/** The title of a row as a link, cut after three lines, in the direction of its own script. */
export const TitleLink = ({ title, children = title, ...rest }: TitleLinkProps): ReactNode => (
  <Link
    {...rest}
    title={title}
    className="block min-w-0 rounded-sm font-semibold wrap-anywhere no-underline hover:underline"
  >
    <TitleText>{children}</TitleText>
  </Link>
);

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
}

/** A link that looks like a button, for routes opened from a toolbar. */
export const ButtonLink = ({
  variant = 'secondary',
  icon,
  children,
  ...rest
}: ButtonLinkProps): ReactNode => (
  <Link {...rest} className={getButtonClasses(variant, 'text')}>
    {icon}
    <span>{children}</span>
  </Link>
);
