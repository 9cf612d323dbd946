import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { getNameText } from '../../domain/sponsors/company-name.ts';
import type { SponsorArticlesRef } from '../../machines/sponsors/sponsor-articles-machine.ts';
import type { SponsorFormRef } from '../../machines/sponsors/sponsor-form-machine.ts';
import type { SponsorLogoRef } from '../../machines/sponsors/sponsor-logo-machine.ts';
import type { SponsorVideoRef } from '../../machines/sponsors/sponsor-video-machine.ts';
import { classNames } from '../design/class-names.ts';
import { ChevronLeftIcon } from '../design/icons/icons.tsx';
import { ButtonLink } from '../design/navigation/link.tsx';
import { PageHeader } from '../design/layout/page-header.tsx';
import { RichText } from '../shared/rich-text/rich-text.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { AssignedArticles } from './assigned-articles.tsx';
import { CompanyForm } from './company-form.tsx';
import { SponsorLogo } from './sponsor-logo.tsx';
import { SponsorVideo } from './sponsor-video.tsx';

interface EditSponsorProps {
  readonly id: number;
  /** The address of the video when the page was opened. */
  readonly videoUrl: string | null;
  readonly form: SponsorFormRef;
  readonly video: SponsorVideoRef;
  readonly logo: SponsorLogoRef;
  readonly articles: SponsorArticlesRef;
}

const pageClasses = classNames(
  'grid grid-cols-[minmax(0,1fr)] items-start gap-8',
  'xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]',
);
const filesClasses = classNames(
  'grid grid-cols-[minmax(0,1fr)] items-start gap-8 max-xl:lg:grid-cols-2',
  'xl:col-start-2 xl:row-span-2 xl:row-start-1',
);

/**
 * The page of a sponsor (NAV-113, SPON-14): company, video, logo and articles, each saved
 * separately.
 */
export function EditSponsor({
  id,
  videoUrl,
  form,
  video,
  logo,
  articles,
}: EditSponsorProps): ReactNode {
  const formatMessage = useFormatMessage();
  const companyName = useSelector(form, ({ context }) => context.saved.values.companyName);
  const name = getNameText(companyName);
  return (
    <>
      <ScreenHead
        title={formatMessage('sponsors.editOf', { name })}
        crumb={name}
        trail={[{ label: formatMessage('sponsors.title'), to: href('sponsors') }]}
      />
      <div className="grid max-w-7xl grid-cols-[minmax(0,1fr)] content-start gap-8 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <PageHeader
          title={formatMessage('sponsors.edit')}
          subject={<RichText text={companyName} />}
          actions={
            <ButtonLink icon={<ChevronLeftIcon />} to={href('sponsors')}>
              {formatMessage('sponsors.back')}
            </ButtonLink>
          }
        />
        <div className={pageClasses}>
          <CompanyForm form={form} />
          <div className={filesClasses}>
            <SponsorLogo logo={logo} name={name} />
            <SponsorVideo upload={video} videoUrl={videoUrl} name={name} />
          </div>
          <AssignedArticles assigned={articles} sponsor={id} name={name} />
        </div>
      </div>
    </>
  );
}
