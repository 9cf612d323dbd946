import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { ActorRefFrom } from 'xstate';

import { getAuthorHref } from '../../domain/access/href.ts';
import { listFormat } from '../../domain/messages/message.ts';
import { isSameAuthor } from '../../domain/account/author.ts';
import type { authorMachine, AuthorArticles } from '../../machines/account/account-machines.ts';
import { selectLoad } from '../../machines/shared/load-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { Link } from '../design/navigation/link.tsx';
import { PageHeader } from '../design/layout/page-header.tsx';
import { CoverImage } from '../shared/cover-image.tsx';
import { AreaIcon } from '../shared/area-icon.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

type ArticleCard = AuthorArticles['articles'][number];

interface ArticleProps {
  readonly article: ArticleCard;
  readonly author: string;
}

function Article({
  article: { title, domain, publishedAt, authors, institutions, images },
  author,
}: ArticleProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const others = authors.filter(({ name }) => !isSameAuthor(name, author));
  const indexes = authors.find(({ name }) => isSameAuthor(name, author))?.institutionIndexes ?? [];
  const places = indexes.flatMap((index) => {
    const place = institutions[index];
    return place === undefined ? [] : [`${place.departmentTitle}, ${place.institutionTitle}`];
  });
  const published =
    publishedAt === null
      ? formatMessage('account.undated')
      : format.dateTime(new Date(publishedAt), { dateStyle: 'long' });
  return (
    <li className="flex gap-4 border-b border-line px-4 py-3 last:border-0">
      <span className="h-18 w-32 shrink-0 overflow-hidden rounded-md border border-line max-md:h-12 max-md:w-20">
        <CoverImage src={images.short ?? images.large} small />
      </span>
      <div className="grid min-w-0 grow content-start gap-1">
        <h2 className="text-base font-semibold wrap-anywhere">{title}</h2>
        <p className="figures text-sm text-ink-2">
          <bdi>{domain.title}</bdi> · {published}
        </p>
        {places.map((place) => (
          <p key={place} className="text-sm text-ink-2">
            {formatMessage('account.at', { institution: place })}
          </p>
        ))}
        {others.length > 0 && (
          <p className="text-sm text-ink-2">
            <span>{formatMessage('account.with')} </span>
            {format.list(
              others.map(({ name }) => (
                <Link key={name} to={getAuthorHref(name)}>
                  <bdi translate="no">{name}</bdi>
                </Link>
              )),
              listFormat,
            )}
          </p>
        )}
      </div>
    </li>
  );
}

interface AuthorScreenProps {
  readonly name: string;
  readonly author: ActorRefFrom<typeof authorMachine>;
}

/** The published articles of an author, newest first, with links to their co-authors (NAV-044). */
export function AuthorScreen({ name, author }: AuthorScreenProps): ReactNode {
  const formatMessage = useFormatMessage();
  const load = selectLoad(useSelector(author, (current) => current));
  return (
    <>
      <ScreenHead title={name} />
      <div className="grid w-full max-w-4xl content-start gap-5 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <PageHeader
          title={formatMessage('account.articlesBy', { name })}
          count={load.state === 'loaded' ? String(load.value.articles.length) : undefined}
        />
        <Loaded
          load={load}
          lines={6}
          onRetry={() => {
            author.send({ type: 'load.retry' });
          }}
        >
          {({ articles, isPartial }) => (
            <>
              {isPartial && <Alert tone="info">{formatMessage('account.partial')}</Alert>}
              {articles.length === 0 ? (
                <EmptyState
                  icon={<AreaIcon area="author" />}
                  title={formatMessage('account.noArticles', { name })}
                >
                  {formatMessage('account.noArticlesDetail')}
                </EmptyState>
              ) : (
                <ul className="rounded-lg border border-line bg-surface">
                  {articles.map((article) => (
                    <Article key={article.id} article={article} author={name} />
                  ))}
                </ul>
              )}
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}
