import { createActor, type ActorRefFrom } from 'xstate';

import { LoadedPage } from '../../../src/app/screens/loaded-page.tsx';
import { ServicesContext } from '../../../src/app/services.ts';
import { classChangesMachine } from '../../../src/machines/classes/class-changes-machine.ts';
import type { classPageMachine } from '../../../src/machines/classes/class-page-machine.ts';
import { sponsorArticlesMachine } from '../../../src/machines/sponsors/sponsor-articles-machine.ts';
import {
  sponsorFormMachine,
  type sponsorPageMachine,
} from '../../../src/machines/sponsors/sponsor-form-machine.ts';
import { sponsorLogoMachine } from '../../../src/machines/sponsors/sponsor-logo-machine.ts';
import { sponsorVideoMachine } from '../../../src/machines/sponsors/sponsor-video-machine.ts';
import { ClassHeader } from '../../../src/views/classes/class-header.tsx';
import { EditSponsor } from '../../../src/views/sponsors/edit-sponsor.tsx';
import { classPageModel } from '../../machines/classes/class-page-model.ts';
import { sponsorPageModel } from '../../machines/sponsors/sponsors-models.ts';
import { describeLoadView } from '../../views/shared/loads/describe-load-view.tsx';

const ignore = (): void => undefined;
const errorScreen = 'Oops, something went wrong';

/** The error screen uses the services only when its button is pressed. */
const services = {} as never;

const changes = createActor(classChangesMachine);

describeLoadView({
  model: classPageModel,
  show: (page: ActorRefFrom<typeof classPageMachine>) => (
    <ServicesContext value={services}>
      <LoadedPage page={page}>
        {({ detail }) => (
          <ClassHeader detail={detail} changes={changes} onRename={ignore} onShare={ignore} />
        )}
      </LoadedPage>
    </ServicesContext>
  ),
  texts: { first: ['Biology'], newer: ['Biology 101'] },
  errorScreen,
});

describeLoadView({
  model: sponsorPageModel,
  show: (page: ActorRefFrom<typeof sponsorPageMachine>) => (
    <ServicesContext value={services}>
      <LoadedPage page={page}>
        {({ sponsor, version }) => (
          <EditSponsor
            id={7}
            videoUrl={null}
            form={createActor(sponsorFormMachine, {
              input: { id: 7, loaded: { values: sponsor, version } },
            })}
            video={createActor(sponsorVideoMachine)}
            logo={createActor(sponsorLogoMachine, { input: { logoUrl: null } })}
            articles={createActor(sponsorArticlesMachine, {
              input: { sponsor: 7, articles: sponsor.articleList },
            })}
          />
        )}
      </LoadedPage>
    </ServicesContext>
  ),
  texts: { first: ['Enzymes'], newer: ['Gels'] },
  errorScreen,
});
