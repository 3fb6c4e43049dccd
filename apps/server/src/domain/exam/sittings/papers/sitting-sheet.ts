import type { Services } from '../../../../platform/services.js';
import { writeSheet } from '../../../../platform/sheet/write-sheet.js';
import { paperTexts } from './paper-texts.js';
import { type ListedPaper, paperColumns } from './paper-word.js';
import type { SeatedSitting } from './read-seated.js';

/** A paper of a sitting as a sheet, a line for each desk. */
export const sittingSheet = (
  services: Pick<Services, 'programme' | 'exam'>,
  paper: ListedPaper,
  sitting: SeatedSitting,
  language: string,
): Promise<Buffer> => {
  const { words, headsOf, textOf } = paperTexts(services, sitting, language);
  return writeSheet({
    title: words(`paper.title.${paper}`),
    columns: headsOf(paper).map((head) => ({ head, width: 24 })),
    rows: sitting.people.map((person) => paperColumns[paper].map((column) => textOf(column, person))),
  });
};
