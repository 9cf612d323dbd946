import { toContent, type Call } from '../../api/client.ts';
import { listAuditEntries } from '../../api/contract/audit.ts';
import { endUserSessions, listUserSessions } from '../../api/contract/sessions.ts';
import {
  changeRoles,
  createInvitation,
  disableUser,
  enableUser,
  inviteUser,
  listUsers,
  mailPasswordReset,
  type User,
} from '../../api/contract/users.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import type { Invitation } from '../../domain/users/invitation.ts';
import { fromCall } from '../../machines/shared/from-call.ts';
import { inviteMachine, type InvitationResult } from '../../machines/users/invite-machine.ts';
import {
  userActionMachine,
  type UserAction,
  type UserActionResult,
} from '../../machines/users/user-action-machine.ts';
import { userDetailsMachine, type UserDetails } from '../../machines/users/user-details-machine.ts';
import { userListMachine } from '../../machines/users/user-list-machine.ts';
import type { LoadPageInput } from '../../machines/shared/list/list-types.ts';
import { toIdOrTextConditions, toListBody, toListPage } from './shared/list-calls.ts';

const sortProperties = {
  person: 'name',
  createdAt: 'created_at',
  lastSignIn: 'last_sign_in_at',
} as const;
const filterProperties = ['role', 'state'] as const;

/** Provides the list of users. */
export const provideUserList = (call: Call): typeof userListMachine =>
  userListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<User>, LoadPageInput>(async ({ input, signal }) => {
        const { filters } = input.query;
        const chosen = filterProperties.flatMap((property) =>
          filters[property] === undefined || filters[property] === ''
            ? []
            : [{ property, operator: 'equals' as const, value: filters[property] }],
        );
        const conditions = [...toIdOrTextConditions(input, 'id', 'name'), ...chosen];
        const body = toListBody(input, conditions, sortProperties);
        return toListPage(await call(listUsers, { body }, { signal }), (user) => user);
      }),
    },
  });

/** Provides the invitation. */
export const provideInvite = (call: Call): typeof inviteMachine =>
  inviteMachine.provide({
    actors: {
      invite: fromCall<InvitationResult, Invitation>(
        async ({ input: { email, firstName, lastName, role } }) => {
          return toContent(
            await call(inviteUser, {
              body: {
                email: email.trim(),
                firstName: firstName.trim(),
                lastName: lastName.trim(),
                roles: role === null ? [] : [role],
              },
            }),
          );
        },
      ),
    },
  });

const noResult: UserActionResult = { link: null, delivery: null };

/** Carries out an action of the users screen. */
async function performUserAction(
  call: Call,
  { kind, user: { id }, roles, sessionId }: UserAction,
): Promise<Outcome<UserActionResult>> {
  const params = { id };
  switch (kind) {
    case 'changeRoles': {
      const response = await call(changeRoles, { params, body: { roles: [...roles] } });
      return response.ok ? succeeded(noResult) : response;
    }
    case 'disable': {
      const response = await call(disableUser, { params });
      return response.ok ? succeeded(noResult) : response;
    }
    case 'enable': {
      const response = await call(enableUser, { params });
      return response.ok ? succeeded(noResult) : response;
    }
    case 'newInvitation': {
      const response = await call(createInvitation, { params });
      if (!response.ok) return response;
      const link = response.value.content;
      return succeeded({ link, delivery: link.delivery });
    }
    case 'resetPassword': {
      const response = await call(mailPasswordReset, { params });
      return response.ok
        ? succeeded({ link: null, delivery: response.value.content.delivery })
        : response;
    }
    case 'endSessions': {
      const response = await call(endUserSessions, { params, body: { sessionId } });
      return response.ok ? succeeded(noResult) : response;
    }
  }
}

/** Provides the dialogs of a user. */
export const provideUserAction = (call: Call): typeof userActionMachine =>
  userActionMachine.provide({
    actors: {
      perform: fromCall<UserActionResult, UserAction>(({ input }) =>
        performUserAction(call, input),
      ),
    },
  });

const trailLength = 10;

/** Provides the panel of a user: sessions and audit trail. */
export const provideUserDetails = (call: Call): typeof userDetailsMachine =>
  userDetailsMachine.provide({
    actors: {
      load: fromCall<UserDetails, { readonly id: number }>(async ({ input: { id }, signal }) => {
        const [sessions, trail] = await Promise.all([
          call(listUserSessions, { params: { id } }, { signal }),
          call(listAuditEntries, { query: { user: id, items_per_page: trailLength } }, { signal }),
        ]);
        if (!sessions.ok) return sessions;
        if (!trail.ok) return trail;
        const { result, navigation } = trail.value.content;
        return succeeded({
          sessions: sessions.value.content,
          trail: result,
          trailCount: navigation.totalItems,
        });
      }),
    },
  });
