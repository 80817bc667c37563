/** A calendar feed as its owner sees it; its address is known only when it was just made. */
export interface CalendarFeedView {
  id: string;
  /** ISO 8601 UTC. */
  createdAt: string;
}

/** A feed that was made just now. */
export interface NewCalendarFeed extends CalendarFeedView {
  /** Where calendar programs fetch it. */
  url: string;
}
