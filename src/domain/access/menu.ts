import { flagOf, type Area, type Flags } from './area.ts';
import { policy } from './policy.ts';
import type { EffectiveRole } from './role.ts';

/** The sidebar of a role in its printed order, without areas whose flag is off (NAV-059 to NAV-068). */
export const menu = (role: EffectiveRole, flags: Flags): readonly Area[] =>
  policy[role].menu.filter((area) => {
    const flag = flagOf(area);
    return flag === null || flags[flag];
  });
