import '../styles.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.js';
import { Text } from '../text/text.js';
import { DataTable } from './data-table.js';
import type { Column } from './data-table-props.js';

const word = '技术咨询师';
const rows = [{ id: '1', name: `2026年第四期国家职业技能（${word}）`, number: 'TC26-0104-00001' }];
type Row = (typeof rows)[number];

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Class', width: 'wide', card: 'title', cell: ({ name }) => name },
  { id: 'number', header: 'Number', cell: ({ number }) => <Text truncate>{number}</Text> },
];

/** The number of lines the word takes. */
const linesOfWord = (host: HTMLElement) => {
  const texts = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.textContent?.indexOf(word) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return 0;
};

describe.each([
  ['a table', 1280, 400],
  ['cards', 390, 290],
] as const)('a name that has not room on one line of %s', (_, width, room) => {
  beforeEach(() => page.viewport(width, 800));

  it('breaks at its marks, not inside a word', async () => {
    const host = render(
      <div style={{ width: room }}>
        <DataTable
          caption="Classes"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
        />
      </div>,
    );
    await expect.poll(() => linesOfWord(host)).toBe(1);
  });
});
