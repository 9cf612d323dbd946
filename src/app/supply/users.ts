import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { inviteUser, listUsers, type User } from '../../api/contract/users.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import type { Invitation } from '../../domain/users/invitation.ts';
import { inviteMachine } from '../../machines/users/invite-machine.ts';
import { userListMachine } from '../../machines/users/user-list-machine.ts';
import type { LoadPageInput } from '../../machines/shared/list-types.ts';

const itemsOnPage = 20;
const sortProperties = { email: 'email', name: 'last_name', createdAt: 'created_at' } as const;
const isSortable = (field: string): field is keyof typeof sortProperties => field in sortProperties;

/** The user list over its call. */
export const suppliedUserList = (call: Call): typeof userListMachine =>
  userListMachine.provide({
    actors: {
      loadPage: fromPromise<Outcome<ListPage<User>>, LoadPageInput>(
        async ({
          input: {
            query: { search, sort, page },
            keyword,
          },
          signal,
        }) => {
          const condition =
            keyword === 'id'
              ? { property: 'id' as const, operator: 'equals' as const, value: Number(search) }
              : { property: 'email' as const, operator: 'contains' as const, value: search };
          const order =
            sort !== null && isSortable(sort.field)
              ? [
                  [sortProperties[sort.field], sort.order] as [
                    (typeof sortProperties)[keyof typeof sortProperties],
                    'asc' | 'desc',
                  ],
                ]
              : [];
          const answer = await call(
            listUsers,
            {
              body: {
                navigation: { page, itemsOnPage },
                filter: search === '' ? [] : [condition],
                sort: order,
              },
            },
            { signal },
          );
          if (!answer.ok) return answer;
          const {
            result,
            navigation: { totalItems, totalPages },
          } = answer.value.content;
          return succeeded({ items: result, totalItems, totalPages });
        },
      ),
    },
  });

/** The invitation over its call. */
export const suppliedInvite = (call: Call): typeof inviteMachine =>
  inviteMachine.provide({
    actors: {
      invite: fromPromise<Outcome<unknown>, Invitation>(
        ({ input: { email, firstName, lastName, role } }) =>
          call(inviteUser, {
            body: {
              email: email.trim(),
              firstName: firstName.trim(),
              lastName: lastName.trim(),
              roles: role === null ? [] : [role],
            },
          }),
      ),
    },
  });
