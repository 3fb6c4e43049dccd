/** What has the same columns as a table and as a sheet. */
export const paperColumns = {
  door: ['seat', 'ticket_no', 'name'],
  sign_in: ['seat', 'ticket_no', 'name', 'identity', 'paper', 'signature', 'remark'],
  labels: ['seat', 'paper', 'name', 'ticket_no', 'subject'],
  cards: ['seat', 'paper', 'name', 'ticket_no', 'enrol_no', 'identity', 'unit'],
} as const;

/** A paper of a sitting that lists its people. */
export type ListedPaper = keyof typeof paperColumns;

/** A paper of a sitting that is looked at desk by desk. */
export type SittingPaper = ListedPaper | 'seat_map';

/** A column of a paper; its head stands in the messages under `paper.column.<name>`. */
export type PaperColumn = (typeof paperColumns)[ListedPaper][number];

/** What papers of a sitting say, by its key in the messages. */
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
  | 'paper.total'
  | 'paper.people_count'
  | 'paper.taken';

declare module '../../../../platform/http/words.js' {
  interface AreaWords {
    readonly paper: PaperWord;
  }
}
