interface Span {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Whether two sittings are examined at the same time for a while. */
export const meets = (one: Span, other: Span): boolean =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at;
