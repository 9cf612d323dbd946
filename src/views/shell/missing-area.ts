import type { FormatMessage } from '../../domain/messages/message.ts';
import type { Area } from '../../domain/access/area.ts';

/** Returns why an area has no address, with the variable to set when `canConfigure`. */
export const formatMissingArea = (
  area: Area,
  canConfigure: boolean,
  formatMessage: FormatMessage,
): string => {
  const name = formatMessage(`areas.${area}`);
  return canConfigure
    ? formatMessage('shell.areaMissingVariable', { area: name, key: area })
    : formatMessage('shell.areaMissing', { area: name });
};
