/** The columns of papers that list the same in their PDF and in their sheet. */
export const paperColumns = {
  door: ['seat', 'ticket_no', 'name'],
  sign_in: ['seat', 'ticket_no', 'name', 'identity', 'paper', 'signature', 'remark'],
  labels: ['seat', 'paper', 'name', 'ticket_no', 'subject'],
  cards: ['seat', 'paper', 'name', 'ticket_no', 'enrol_no', 'identity', 'unit'],
} as const;

/** A paper of a sitting that lists its people. */
export type ListedPaper = keyof typeof paperColumns;

/** A paper of a sitting: one that lists its people, or the map of its desks. */
export type SittingPaper = ListedPaper | 'seat_map';

/** A column of a paper. Its header is the message `paper.column.<name>`. */
export type PaperColumn = (typeof paperColumns)[ListedPaper][number];

/** Message keys of the papers of a sitting. */
type PaperWord =
  | `paper.title.${SittingPaper}`
  | 'paper.title.overview'
  | 'paper.title.tickets'
  | `paper.column.${PaperColumn}`
  | 'paper.time'
  | 'paper.address'
  | 'paper.invigilators'
  | 'paper.people'
  | 'paper.present'
  | 'paper.absent'
  | 'paper.violations'
  | 'paper.signed'
  | 'paper.seal'
  | 'paper.photo'
  | 'paper.front'
  | 'paper.room'
  | 'paper.room_on_ticket'
  | 'paper.total'
  | 'paper.people_count'
  | 'paper.taken';

declare module '../../../../platform/http/words.js' {
  interface AreaWords {
    readonly paper: PaperWord;
  }
}
