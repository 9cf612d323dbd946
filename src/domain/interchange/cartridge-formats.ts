/** The versions of Common Cartridge a quiz can be exported in, the usual one first. */
export const cartridgeFormats = ['1.1', '1.3'] as const;
export type CartridgeFormat = (typeof cartridgeFormats)[number];
