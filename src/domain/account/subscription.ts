/** What a person's institution has subscribed to (decision 29). `endDate` is ISO 8601, null without end. */
export interface Subscription {
  readonly isTrial: boolean;
  readonly endDate: string | null;
  readonly isExpired: boolean;
  /** The sections that are open now. */
  readonly sections: readonly { readonly id: number; readonly title: string }[];
}

/** How a subscription stands. `none`: nothing is known of one, which is not the same as expired. */
export type SubscriptionState = 'none' | 'trial' | 'running' | 'expired';

/** How a subscription stands (decision 29). */
export function subscriptionState({
  isTrial,
  endDate,
  isExpired,
  sections,
}: Subscription): SubscriptionState {
  if (isExpired) return 'expired';
  if (sections.length === 0 && endDate === null) return 'none';
  return isTrial ? 'trial' : 'running';
}
