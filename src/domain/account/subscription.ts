/**
 * The subscription of a person's institution (PD-29). `endDate` is ISO 8601, or null without
 * an end.
 */
export interface Subscription {
  readonly isTrial: boolean;
  readonly endDate: string | null;
  readonly isExpired: boolean;
  /** The sections that are open now. */
  readonly sections: readonly {
    readonly id: number;
    readonly title: string;
    readonly isTrial: boolean;
    readonly startsAt: string | null;
    readonly endsAt: string | null;
  }[];
  /** The institution with its plan; `seats` is null without a limit. */
  readonly institution: {
    readonly title: string;
    readonly plan: 'education' | 'education-not-unlimited' | 'unlimited' | 'none';
    readonly seats: number | null;
  } | null;
}

/**
 * The state of a subscription. `none` means that no subscription is known, which is not the same as
 * expired.
 */
export type SubscriptionState = 'none' | 'trial' | 'running' | 'expired';

/** Returns the state of a subscription (PD-29). */
export function getSubscriptionState({
  isTrial,
  endDate,
  isExpired,
  sections,
}: Pick<Subscription, 'isTrial' | 'endDate' | 'isExpired'> & {
  readonly sections: readonly unknown[];
}): SubscriptionState {
  if (isExpired) return 'expired';
  if (sections.length === 0 && endDate === null) return 'none';
  return isTrial ? 'trial' : 'running';
}
