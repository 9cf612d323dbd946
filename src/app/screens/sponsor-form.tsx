import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import { selectLoad } from '../../machines/shared/load-machine.ts';
import type { LoadedSponsor } from '../../machines/sponsors/sponsor-page-machine.ts';
import { Loaded } from '../../views/shared/loaded.tsx';
import { AddSponsor } from '../../views/sponsors/add-sponsor.tsx';
import { EditSponsor } from '../../views/sponsors/edit-sponsor.tsx';
import ErrorPage from '../error-page.tsx';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from '../routes.tsx';
import { suppliedSponsorArticles } from '../supply/sponsor-articles.ts';
import { suppliedSponsorLogo, suppliedSponsorVideo } from '../supply/sponsor-files.ts';
import {
  sponsorForm,
  suppliedNewSponsor,
  suppliedSponsorForm,
  suppliedSponsorPage,
} from '../supply/sponsors.ts';
import { useCall } from '../use-call.ts';

/** The page that adds a sponsor, or the page of one. */
export default function SponsorFormScreen({ route: { params } }: ScreenProps): ReactNode {
  const id = params['id'];
  return id === undefined ? <NewSponsor /> : <StoredSponsor key={id} id={Number(id)} />;
}

function NewSponsor(): ReactNode {
  const call = useCall();
  const machine = useMemo(() => suppliedNewSponsor(call), [call]);
  return <AddSponsor form={useRootActor(machine, { id: 'newSponsor', input: null })} />;
}

interface StoredSponsorProps {
  readonly id: number;
}

/** Reads the sponsor first; one that cannot be had leads to the error screen (SPON-45), a server that cannot be reached may be asked again. */
function StoredSponsor({ id }: StoredSponsorProps): ReactNode {
  const call = useCall();
  const machine = useMemo(() => suppliedSponsorPage(call), [call]);
  const page = useRootActor(machine, { id: 'sponsorPage', input: id });
  const load = useSelector(page, selectLoad<LoadedSponsor>);
  if (load.state === 'failed' && load.failure.kind !== 'offline') return <ErrorPage />;
  if (load.state === 'loaded') return <OpenedSponsor loaded={load.value} />;
  return (
    <div className="px-3 pt-4 md:px-6 md:pt-5">
      <Loaded
        load={load}
        lines={6}
        onRetry={() => {
          page.send({ type: 'load.retry' });
        }}
      >
        {() => null}
      </Loaded>
    </div>
  );
}

interface OpenedSponsorProps {
  readonly loaded: LoadedSponsor;
}

function OpenedSponsor({ loaded }: OpenedSponsorProps): ReactNode {
  const call = useCall();
  const { sponsor } = loaded;
  const { id } = sponsor;
  const machines = useMemo(
    () => ({
      form: suppliedSponsorForm(call),
      video: suppliedSponsorVideo(call, id),
      logo: suppliedSponsorLogo(call, id),
      articles: suppliedSponsorArticles(call),
    }),
    [call, id],
  );
  const form = useRootActor(machines.form, {
    id: 'sponsorForm',
    input: { id, loaded: sponsorForm(loaded) },
  });
  const video = useRootActor(machines.video, { id: 'sponsorVideo', input: undefined });
  const logo = useRootActor(machines.logo, {
    id: 'sponsorLogo',
    input: { logoUrl: sponsor.logoUrl },
  });
  const articles = useRootActor(machines.articles, {
    id: 'sponsorArticles',
    input: { sponsor: id, articles: sponsor.articleList },
  });
  return (
    <EditSponsor
      id={id}
      videoUrl={sponsor.videoUrl}
      form={form}
      video={video}
      logo={logo}
      articles={articles}
    />
  );
}
