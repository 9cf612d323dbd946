/** Writes dist/player/player.js and player.css. */
export function buildPlayer(): Promise<void>;
