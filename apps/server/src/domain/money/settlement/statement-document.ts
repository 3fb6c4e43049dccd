import { formatCents, pickLanguage } from '@skillcert/core';
import { documentOf } from '../../../platform/documents/document-of.js';
import type { PdfDocument } from '../../../platform/documents/pdf/pdf-document.js';
import { titleIn } from '../../../platform/http/title-in.js';
import { wordsIn } from '../../../platform/http/words.js';
import type { Services } from '../../../platform/services.js';
import { statementColumns } from './settlement-word.js';
import { type Statement, sharerOf, statementRows } from './statement-rows.js';

type Column = (typeof statementColumns)[number];

/** How wide the columns are beside each other. */
const shares: Readonly<Record<Column, number>> = {
  code: 11,
  class_name: 20,
  rule_from: 10,
  programme_share: 9.5,
  unit_share: 9.5,
  joint_share: 9.5,
  received: 12,
  refunded: 11,
  net: 12,
  part: 12,
};
const texts: readonly Column[] = ['code', 'class_name', 'rule_from'];

/** A statement as it is printed and signed. */
export const statementDocument = (
  services: Pick<Services, 'programme' | 'now'>,
  statement: Statement,
): PdfDocument => {
  const { programme } = services;
  const { month, language } = statement;
  const words = wordsIn(language);
  const amount = (cents: number) => formatCents(cents, programme.currency, pickLanguage(language, []));
  const { rows, total } = statementRows(statement);
  const shown = ({ texts, cents }: typeof total) => [...texts, ...cents.map(amount)];
  const name = sharerOf(statement);
  const title = words('settlement.statement');
  return documentOf(services, {
    title: `${title} ${name} ${month}`,
    language,
    paper: 'a4_wide',
    foot: `${title} · ${name} · ${month}`,
    blocks: [
      { kind: 'heading', over: titleIn(language, programme.title), text: title, aside: month },
      {
        kind: 'facts',
        columns: 2,
        items: [
          { label: words('settlement.for'), value: name },
          {
            label: words('settlement.column.part'),
            value: amount(total.cents.at(-1) ?? 0),
            strong: true,
          },
        ],
      },
      {
        kind: 'table',
        columns: statementColumns.map((column) => ({
          head: words(`settlement.column.${column}`),
          share: shares[column],
          ...(texts.includes(column) ? {} : { align: 'right' as const }),
        })),
        rows: rows.map(shown),
        total: shown(total),
      },
    ],
  });
};
