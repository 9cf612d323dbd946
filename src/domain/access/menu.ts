import { getFlag, type Area, type Flags } from './area.ts';
import { policy } from './policy.ts';
import type { EffectiveRole } from './role.ts';

/**
 * Returns the areas in the sidebar of a role in the printed order, without areas whose flag is off
 * (NAV-059 to NAV-068).
 */
export const getMenu = (role: EffectiveRole, flags: Flags): readonly Area[] =>
  policy[role].menu.filter((area) => {
    const flag = getFlag(area);
    return flag === null || flags[flag];
  });
