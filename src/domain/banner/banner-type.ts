/** What a banner is for, in the order of their numbers (BAN-11). */
export const bannerTypes = ['informative', 'warning', 'promotional', 'system'] as const;

/** What a banner is for. */
export type BannerType = (typeof bannerTypes)[number];

/** A type's number on the wire, 1 to 4. */
export const numberOfType = (type: BannerType): number => bannerTypes.indexOf(type) + 1;
