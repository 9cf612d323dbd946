import { useMemo, type ReactNode } from 'react';

import type { LoadedSponsor } from '../../machines/sponsors/sponsor-form-machine.ts';
import { AddSponsor } from '../../views/sponsors/add-sponsor.tsx';
import { EditSponsor } from '../../views/sponsors/edit-sponsor.tsx';
import { useRootActor } from '../root-actor.ts';
import { LoadedPage } from './loaded-page.tsx';
import type { ScreenProps } from './screen-props.ts';
import { provideSponsorArticles } from '../actors/sponsors/sponsor-articles.ts';
import { provideSponsorLogo, provideSponsorVideo } from '../actors/sponsors/sponsor-files.ts';
import {
  toSponsorForm,
  provideNewSponsor,
  provideSponsorForm,
  provideSponsorPage,
} from '../actors/sponsors/sponsors.ts';
import { useCall } from '../hooks/use-call.ts';

/** The page of a new or a stored sponsor. */
export default function SponsorFormScreen({ route: { params } }: ScreenProps): ReactNode {
  const id = params['id'];
  return id === undefined ? <NewSponsor /> : <StoredSponsor key={id} id={Number(id)} />;
}

function NewSponsor(): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideNewSponsor(call), [call]);
  return <AddSponsor form={useRootActor(machine, { id: 'newSponsor', input: null })} />;
}

interface StoredSponsorProps {
  readonly id: number;
}

/** Loads the sponsor first. A missing one leads to the error screen (SPON-45). */
function StoredSponsor({ id }: StoredSponsorProps): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideSponsorPage(call), [call]);
  const page = useRootActor(machine, { id: 'sponsorPage', input: id });
  return <LoadedPage page={page}>{(loaded) => <OpenedSponsor loaded={loaded} />}</LoadedPage>;
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
      form: provideSponsorForm(call),
      video: provideSponsorVideo(call, id),
      logo: provideSponsorLogo(call, id),
      articles: provideSponsorArticles(call),
    }),
    [call, id],
  );
  const form = useRootActor(machines.form, {
    id: 'sponsorForm',
    input: { id, loaded: toSponsorForm(loaded) },
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
