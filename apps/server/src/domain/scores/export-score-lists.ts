import type { ScoreCell, ScoreRow } from '@skillcert/api-client/contract';
import type { ExamRules } from '@skillcert/core';
import type { Cell } from '../../platform/documents/csv-line.js';
import { exportRows, type RowCells, type Says } from '../../platform/documents/export-rows.js';
import { handle } from '../../platform/http/calls/handle.js';
import { titleIn } from '../../platform/http/title-in.js';
import { listScores } from './list-scores.js';

const figure = ({ status, score, kept }: ScoreCell, { words }: Says): Cell => {
  if (status === 'annulled') return words('list.annulled');
  if (kept && score !== null) return words('list.kept', { score });
  return typeof score === 'string' ? words(`list.mark.${score}`) : score;
};

/** The columns of a file of a class's scores: a column for each subject, which every row has in the same order. */
export const scoreListCells =
  ({ subjects }: ExamRules) =>
  ([first]: readonly ScoreRow[]): RowCells<ScoreRow> => {
    const titleOf = (id: string, { language }: Says) => {
      const title = subjects.find((subject) => subject.id === id)?.title;
      return title ? titleIn(language, title) : id;
    };
    return [
      ['enrol_no', (row) => row.enrol_no],
      ['ticket_no', (row) => row.ticket_no],
      ['name', (row) => row.name],
      ['unit', (row) => row.unit_name],
      ...(first?.scores ?? []).map(({ subject }, place): RowCells<ScoreRow>[number] => [
        (says) => titleOf(subject, says),
        ({ scores }, says) => {
          const cell = scores[place];
          return cell ? figure(cell, says) : null;
        },
        'count',
      ]),
      [
        'exam_result',
        ({ passed }, { words }) => (passed === null ? null : words(passed ? 'list.passed' : 'list.failed')),
      ],
    ];
  };

export const exportScoreLists = handle('score/exportScoreLists', (call) => {
  const { caller, services } = call;
  const { exam } = services;
  return exportRows(call, {
    of: 'score_list',
    cells: scoreListCells(exam),
    idOf: ({ enrolment_id }) => enrolment_id,
    list: (tx, filters, searcher) => listScores(tx, filters, { ...searcher, caller, exam }),
  });
});
