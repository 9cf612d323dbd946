import { areas, flagOf, type Area, type Flags } from './area.ts';
import { policy } from './policy.ts';
import type { EffectiveRole } from './role.ts';

/** One entry of the sidebar: the area (its label is the sentence `areas.<area>`) and the address it leads to. */
export interface MenuEntry {
  readonly area: Area;
  readonly to: string;
}

/** The sidebar of a role in its printed order, without areas whose flag is off (NAV-059 to NAV-068). */
export const menu = (role: EffectiveRole, flags: Flags): readonly MenuEntry[] =>
  policy[role].menu
    .filter((area) => {
      const flag = flagOf(area);
      return flag === null || flags[flag];
    })
    .map((area) => ({ area, to: areas[area].path }));
