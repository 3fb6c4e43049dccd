/**
 * The columns of the sheet of statistics in order; the head of each stands in the messages under
 * `scores.column.<name>`.
 */
export const statisticsColumns = ['by', 'name', 'judged', 'passed', 'rate', 'mean'] as const;

/** A text of the score sheets, by its key in the messages. */
type ScoreWord =
  | `scores.column.${(typeof statisticsColumns)[number]}`
  | 'scores.sheet'
  | 'scores.statistics'
  | 'scores.by_class'
  | 'scores.by_subject'
  | 'scores.by_unit'
  | 'scores.by_level'
  | 'scores.by_points'
  | 'scores.no_unit';

declare module '../../../platform/http/words.js' {
  interface AreaWords {
    readonly score: ScoreWord;
  }
}
