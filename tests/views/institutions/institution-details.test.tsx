import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import {
  institutionDetailsMachine,
  type DetailsOfInstitution,
  type InstitutionRow,
} from '../../../src/machines/institutions/institution-machines.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import '../../../src/views/design/overlays/dialog-frame.tsx';
import { InstitutionDetailsPanel } from '../../../src/views/institutions/institution-details.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

const row: InstitutionRow = {
  id: 7,
  title: 'Kestrel College',
  approved: true,
  productId: null,
  feature: null,
  subscription: 'education',
  seats: 1,
  endsAt: '2020-03-01T00:00:00.000Z',
  userCount: 2,
};
const details: DetailsOfInstitution = {
  id: 7,
  subscription: {
    kind: 'education',
    seats: 1,
    sections: [
      {
        id: 1,
        title: 'Cells',
        collection: 'Core Biology',
        isTrial: true,
        startsAt: null,
        endsAt: '2020-03-01T00:00:00.000Z',
      },
    ],
  },
  userCount: 2,
  users: [
    {
      id: 1,
      email: 'noor@kestrel.example',
      firstName: 'Noor',
      lastName: 'Haddad',
      roles: [],
      state: 'invited',
    },
  ],
  classCount: 0,
  classes: [],
};

test('decision 0048: a failed load can be repeated; what is beyond the limit is said', async () => {
  const answers: Outcome<DetailsOfInstitution>[] = [
    failed({ kind: 'offline' }),
    succeeded(details),
  ];
  const actor = createActor(
    institutionDetailsMachine.provide({
      actors: {
        load: fromCall<DetailsOfInstitution, { readonly id: number }>(
          async () => answers.shift() ?? failed({ kind: 'unexpected' }),
        ),
      },
    }),
  ).start();
  render(
    <MessagesProvider>
      <InstitutionDetailsPanel details={actor} canOpenUsers={false} canOpenClasses />
    </MessagesProvider>,
  );
  actor.send({ type: 'details.open', item: row });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('More users than seats')).toBeInTheDocument();
  expect(screen.getByText('2 of 1')).toBeInTheDocument();
  expect(screen.getByText('Ended 03/01/2020')).toBeInTheDocument();
  const sections = within(screen.getByRole('region', { name: 'Sections' }));
  expect(sections.getByText('Trial')).toBeInTheDocument();
  const users = within(screen.getByRole('region', { name: 'Users' }));
  expect(users.getByText('Noor Haddad')).toBeInTheDocument();
  expect(users.getByText('Invited')).toBeInTheDocument();
  expect(users.getByText('1 more user')).toBeInTheDocument();
  expect(users.queryByRole('link')).toBeNull();
  expect(screen.getByText('Nobody of this institution has a class.')).toBeInTheDocument();
});
