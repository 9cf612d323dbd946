import type { ReactNode } from 'react';

import { Brand } from '../shared/brand.tsx';
import { LanguageSelect } from './language-select.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { classNames } from '../design/class-names.ts';

const orbital = new URL('./orbital.svg', import.meta.url).href;

/** The visible lines of hydrogen's spectrum (Balmer series), in nanometres. */
const spectralLines = [410, 434, 486, 656];
const [shortestNm, longestNm] = [390, 682];

const getPosition = (nm: number): string =>
  `${String(((nm - shortestNm) / (longestNm - shortestNm)) * 100)}%`;

interface SignedOutPageProps {
  readonly title: string;
  readonly lead: string;
  /** Announces the lead: the page has replaced a form. */
  readonly isAnnounced?: boolean;
  readonly children: ReactNode;
}

/** The layout of the signed-out screens: product name, title, form and the choice
 * of the language. */
export function SignedOutPage({
  title,
  lead,
  isAnnounced = false,
  children,
}: SignedOutPageProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="grid min-h-dvh max-md:grid-rows-[auto_1fr] md:grid-cols-[minmax(16rem,1fr)_2fr]">
      <title>{formatMessage('shell.documentTitle', { screen: title })}</title>
      <Picture />
      <main className="relative flex items-center justify-center px-4 py-12 max-md:items-start">
        <div className="absolute end-2 top-2">
          <LanguageSelect />
        </div>
        <div className="grid w-full max-w-sm gap-6">
          <header className="grid gap-1">
            <h1 className="text-xl font-semibold">{title}</h1>
            <p role={isAnnounced ? 'status' : undefined} className="text-sm text-ink-2">
              {lead}
            </p>
          </header>
          {children}
        </div>
      </main>
    </div>
  );
}

/** The panel beside the form: a hydrogen orbital and the light that hydrogen sends out. */
function Picture(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div
      aria-hidden="true"
      className="relative flex flex-col justify-between overflow-hidden bg-rail p-4 text-rail-ink max-md:h-54 md:p-8"
    >
      <img
        src={orbital}
        alt=""
        className={classNames(
          'absolute max-md:-top-24 max-md:start-1/4 max-md:w-96 max-md:max-w-none',
          'max-md:rotate-90 md:top-[42%] md:left-1/2 md:h-[98%] md:max-w-none md:-translate-1/2',
        )}
      />
      <span className="relative">
        <Brand name={formatMessage('shell.product')} />
      </span>
      <div className="relative grid max-w-md gap-2">
        <p className="text-xl font-semibold max-md:max-w-36 max-md:text-lg">
          {formatMessage('session.pictureTitle')}
        </p>
        <p className="text-sm text-rail-ink-2 max-md:hidden">
          {formatMessage('session.pictureText')}
        </p>
        <Spectrum />
      </div>
    </div>
  );
}

function Spectrum(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="me-6 pt-3 max-md:hidden">
      <div className="relative h-3 border border-rail-line">
        {spectralLines.map((nm) => (
          <span
            key={nm}
            style={{ insetInlineStart: getPosition(nm) }}
            className="absolute inset-y-0 w-0.5 bg-rail-accent"
          />
        ))}
      </div>
      <div className="relative h-5 font-mono text-[11px] text-rail-ink-2">
        {spectralLines.map((nm) => (
          <span
            key={nm}
            style={{ insetInlineStart: getPosition(nm) }}
            className="absolute top-1 -translate-x-1/2 max-lg:nth-2:hidden"
          >
            {nm}
          </span>
        ))}
        <span className="absolute top-1 -end-6">{formatMessage('session.nanometres')}</span>
      </div>
    </div>
  );
}
