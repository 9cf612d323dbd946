import { describe, expect, test } from 'vitest';

import { hasPermission, policy } from '../../../src/domain/access/policy.ts';
import { columns, expectedPermissions, findExpectedPermissions } from './expected-permissions.ts';

describe('the permissions of the policy', () => {
  test('PERM-22 every effective role is a column of the expected table', () => {
    expect([...columns].sort()).toEqual(Object.keys(policy).sort());
  });

  test.each(columns)('PERM-22 %s holds exactly the permissions of the expected table', (role) => {
    expect([...policy[role].permissions].sort()).toEqual(findExpectedPermissions(role));
  });

  test.each([...expectedPermissions])('PERM-22 %s is granted to %j only', (permission, roles) => {
    const granted = columns.filter((role) =>
      hasPermission(role, permission as Parameters<typeof hasPermission>[1]),
    );
    expect(granted).toEqual(roles);
  });
});
