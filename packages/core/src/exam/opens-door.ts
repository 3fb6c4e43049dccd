/** The ticket as its code states it. */
interface Shown {
  readonly ticket_no: string;
  readonly revision: number;
}

/** The state of a ticket. */
interface Held extends Shown {
  readonly holds: boolean;
  /** The first of its issues that still opens the door; that is an earlier one where its seat was moved on the day. */
  readonly opens_from: number;
}

/**
 * Whether a signed ticket opens the door: the valid issue, or one before a move on the day, whose holder
 * learns the new seat there.
 */
export const opensDoor = ({ ticket_no, revision }: Shown, ticket: Held | null | undefined): boolean =>
  ticket?.holds === true &&
  ticket.ticket_no === ticket_no &&
  (revision === ticket.revision || (revision >= ticket.opens_from && revision < ticket.revision));

/**
 * Whether a later issue replaced a signed ticket: the seats that it states no longer hold, even if it still
 * opens the door.
 */
export const wasReplaced = ({ ticket_no, revision }: Shown, ticket: Shown | null | undefined): boolean =>
  ticket?.ticket_no === ticket_no && revision < ticket.revision;
