/** What a banner is for (BAN-11). */
export const bannerTypes = ['informative', 'warning', 'promotional', 'system'] as const;

/** What a banner is for. */
export type BannerType = (typeof bannerTypes)[number];

/** The site's banner (ENT-24); `message` is rich text, times are ISO 8601 in UTC. */
export interface Banner {
  readonly id: number;
  readonly message: string;
  readonly type: BannerType;
  readonly isActive: boolean;
  readonly isPublished: boolean;
  readonly createdAt: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}
