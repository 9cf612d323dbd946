import type { Area } from '../../domain/access/area.ts';
import type { FormatMessage } from '../shared/format-message.tsx';

/** Returns why an area leads nowhere; with the variable to set for those who may be told. */
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
