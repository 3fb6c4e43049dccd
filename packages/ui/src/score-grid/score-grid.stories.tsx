import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { sampleMatch, sampleSays } from '../testing/sample-words.js';
import { saidBy } from '../testing/spoken.js';
import { filledScores, sampleColumns, sampleMarks, sampleRows, sampleScores } from './sample-scores.js';
import { ScoreGrid, type ScoreGridProps } from './score-grid.js';
import { scoreGridWords } from './score-grid-words.js';
import { applyScores } from './score-sheet.js';

function Demo({ value, onChange, ...props }: ScoreGridProps) {
  const [sheet, setSheet] = useState(value);
  return (
    <ScoreGrid
      {...props}
      value={sheet}
      onChange={(changes) => {
        onChange?.(changes);
        setSheet(applyScores(sheet, changes));
      }}
    />
  );
}

const meta = {
  title: 'Data/ScoreGrid',
  component: ScoreGrid,
  args: {
    caption: '成绩录入',
    rows: sampleRows(8),
    columns: sampleColumns,
    marks: sampleMarks,
    value: sampleScores,
    onChange: fn(),
  },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'a few values of one record: a Form. A list to read: DataTable.',
      keys: 'As a spreadsheet: arrows move, typing begins, Enter goes down, Tab right, F2 edits, Delete clears, Shift selects, Control+C, V and Z copy, paste and undo.',
    },
  },
} satisfies Meta<typeof ScoreGrid>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const wide = { visual: { width: 1000, height: 560 } };
const loaded = (canvas: Canvas) => canvas.findByRole('grid', { name: sampleSays('成绩录入') });

const cellAt = (grid: HTMLElement, row: number, column: number): HTMLElement => {
  const cell = grid.querySelector<HTMLElement>(
    `[aria-rowindex="${row + 1}"] [aria-colindex="${column + 1}"]`,
  );
  if (!cell) throw new Error(`Row ${row} and column ${column} are not drawn.`);
  return cell;
};

const start = async (canvas: Canvas, row: number, column: number) => {
  const grid = await loaded(canvas);
  await userEvent.click(cellAt(grid, row, column));
  return grid;
};

export const Default: Story = {
  tags: ['visual'],
  parameters: wide,
  play: async ({ canvas }) => {
    await start(canvas, 3, 1);
  },
};

export const Playground: Story = {
  args: { rows: sampleRows(30), value: {} },
  play: async ({ canvas }) => {
    await loaded(canvas);
  },
};

export const MovesByKeyboard: Story = {
  args: { rows: sampleRows(40) },
  play: async ({ canvas }) => {
    const grid = await start(canvas, 1, 1);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cellAt(grid, 2, 2)).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(cellAt(grid, 2, 1)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(cellAt(grid, 40, 3)).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(cellAt(grid, 30, 3)).toHaveFocus());
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(cellAt(grid, 1, 1)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(cellAt(grid, 1, 1)).toHaveFocus();
  },
};

export const TypingReplaces: Story = {
  play: async ({ args, canvas }) => {
    const grid = await start(canvas, 5, 1);
    await userEvent.keyboard('７１{Enter}64{Tab}');
    await expect(args.onChange).toHaveBeenNthCalledWith(1, [{ row_id: '5', column_id: 'theory', value: 71 }]);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, [{ row_id: '6', column_id: 'theory', value: 64 }]);
    await expect(cellAt(grid, 6, 2)).toHaveFocus();
    await userEvent.keyboard('80,5{ArrowDown}');
    await expect(cellAt(grid, 6, 2)).toHaveTextContent('80.5');
    await expect(cellAt(grid, 7, 2)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    await expect(grid.contains(document.activeElement)).toBe(false);
  },
};

export const EditsAndCancels: Story = {
  play: async ({ args, canvas }) => {
    const grid = await start(canvas, 1, 1);
    await userEvent.keyboard('{F2}');
    await expect(canvas.getByRole('textbox', { name: `张晓明, ${sampleSays('理论知识')}` })).toHaveValue(
      '85',
    );
    await userEvent.keyboard('.9{Escape}');
    await expect(cellAt(grid, 1, 1)).toHaveTextContent('85');
    await expect(cellAt(grid, 1, 1)).toHaveFocus();
    await userEvent.dblClick(cellAt(grid, 1, 1));
    await userEvent.keyboard('{Backspace}6');
    await userEvent.click(cellAt(grid, 2, 3));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(cellAt(grid, 1, 1)).toHaveTextContent('86');
    await expect(cellAt(grid, 2, 3)).toHaveFocus();
  },
};

export const SelectsMarksAndClears: Story = {
  play: async ({ args, canvas }) => {
    const grid = await start(canvas, 1, 1);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(grid.querySelectorAll('[aria-selected=true]')).toHaveLength(4);
    await userEvent.keyboard('q');
    await expect(cellAt(grid, 1, 1)).toHaveTextContent(sampleSays('缺考'));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row_id: '1', column_id: 'theory', value: 'absent' },
      { row_id: '1', column_id: 'skill', value: 'absent' },
      { row_id: '2', column_id: 'theory', value: 'absent' },
    ]);
    await userEvent.keyboard('{Delete}');
    await expect(cellAt(grid, 2, 2)).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: sampleMatch('缺考') }));
    await expect(cellAt(grid, 2, 2)).toHaveTextContent(sampleSays('缺考'));
    await expect(grid.contains(document.activeElement)).toBe(true);
  },
};

export const PastesAndCopies: Story = {
  args: { rows: sampleRows(8), value: {} },
  play: async ({ canvas }) => {
    const grid = await start(canvas, 6, 2);
    await userEvent.paste(`８５\t50.5\r\n${sampleSays('缺考')}\tabc\r\n70\t44\r\n60\t30\r\n`);
    await expect(cellAt(grid, 6, 2)).toHaveTextContent('85.0');
    await expect(cellAt(grid, 7, 2)).toHaveTextContent(sampleSays('缺考'));
    await expect(cellAt(grid, 7, 3)).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText(saidBy(scoreGridWords).pasted(6, 2))).toBeInTheDocument();
    const copied = new DataTransfer();
    await fireEvent(
      document.activeElement ?? grid,
      new ClipboardEvent('copy', { clipboardData: copied, bubbles: true, cancelable: true }),
    );
    await expect(copied.getData('text/plain')).toBe(`85.0\t50.5\n${sampleSays('缺考')}\tabc\n70.0\t44.0`);
  },
};

export const UndoesAndRedoes: Story = {
  play: async ({ canvas }) => {
    const grid = await start(canvas, 1, 1);
    const undo = canvas.getByRole('button', { name: saidBy(scoreGridWords).undo });
    await expect(undo).toBeDisabled();
    await userEvent.keyboard('70{Enter}{Delete}');
    await expect(cellAt(grid, 2, 1)).toHaveTextContent('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cellAt(grid, 2, 1)).toHaveTextContent('62');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cellAt(grid, 1, 1)).toHaveTextContent('85');
    await expect(undo).toBeDisabled();
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(cellAt(grid, 1, 1)).toHaveTextContent('70');
    await userEvent.click(canvas.getByRole('button', { name: saidBy(scoreGridWords).redo }));
    await expect(cellAt(grid, 2, 1)).toHaveTextContent('');
    await expect(cellAt(grid, 2, 1)).toHaveFocus();
  },
};

export const LeadsToWhatIsToCorrect: Story = {
  play: async ({ canvas }) => {
    const grid = await start(canvas, 1, 1);
    const jump = canvas.getByRole('button', { name: saidBy(scoreGridWords).toCorrect(2) });
    await userEvent.click(jump);
    await expect(cellAt(grid, 3, 1)).toHaveFocus();
    await expect(cellAt(grid, 3, 1)).toHaveAccessibleName(
      new RegExp(saidBy(scoreGridWords).problem.too_large(0, 100, 0)),
    );
    await userEvent.keyboard('91{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: saidBy(scoreGridWords).toCorrect(1) }));
    await expect(cellAt(grid, 3, 2)).toHaveTextContent('8O');
    await userEvent.keyboard('80{Enter}');
    await expect(canvas.queryByRole('button', { name: saidBy(scoreGridWords).toCorrect(1) })).toBeNull();
  },
};

export const TellsWhatIsSaved: Story = {
  tags: ['visual'],
  parameters: wide,
  args: {
    saves: {
      1: { theory: { state: 'saved' }, skill: { state: 'saving' }, review: { state: 'unsaved' } },
      2: { review: { state: 'refused', reason: '成绩已冻结' } },
    },
  },
  play: async ({ canvas }) => {
    const grid = await start(canvas, 2, 3);
    await expect(cellAt(grid, 1, 1)).toHaveAccessibleName(new RegExp(`85.*${saidBy(scoreGridWords).saved}`));
    await expect(cellAt(grid, 2, 3)).toHaveAccessibleName(
      new RegExp(`40.*5.*${saidBy(scoreGridWords).refused(sampleSays('成绩已冻结'))}`),
    );
    await expect(canvas.getByText(saidBy(scoreGridWords).unsavedCount(1))).toBeVisible();
    await expect(canvas.getByRole('button', { name: saidBy(scoreGridWords).toCorrect(3) })).toBeVisible();
  },
};

export const VerifiesASecondEntry: Story = {
  tags: ['visual'],
  parameters: wide,
  args: {
    mode: 'verify',
    caption: '成绩录入',
    first: sampleScores,
    value: { 1: { theory: 85, skill: 87.5 }, 2: { theory: 62, skill: 60 } },
  },
  play: async ({ canvas }) => {
    const grid = await start(canvas, 1, 3);
    await expect(cellAt(grid, 1, 2)).toHaveTextContent('78.5');
    await expect(cellAt(grid, 2, 2)).toHaveTextContent(sampleSays('缺考'));
    await expect(cellAt(grid, 1, 3)).not.toHaveTextContent('51');
    await userEvent.keyboard('51{Enter}');
    await expect(cellAt(grid, 1, 3)).toHaveAttribute('data-look', 'same');
    await userEvent.click(canvas.getByRole('button', { name: /2/ }));
    await expect(cellAt(grid, 1, 2)).toHaveFocus();
  },
};

export const LeavesLockedCells: Story = {
  args: { locks: { 2: { theory: '成绩已冻结' } } },
  play: async ({ args, canvas }) => {
    const grid = await start(canvas, 2, 1);
    await expect(cellAt(grid, 2, 1)).toHaveAttribute('aria-readonly', 'true');
    await expect(cellAt(grid, 2, 1)).toHaveAccessibleName(new RegExp(`62.*${sampleSays('成绩已冻结')}`));
    await userEvent.keyboard('5{Delete}q{F2}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.paste('70\n71\n72');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith([
      { row_id: '1', column_id: 'theory', value: 70 },
      { row_id: '3', column_id: 'theory', value: 72 },
    ]);
    await expect(cellAt(grid, 2, 1)).toHaveTextContent('62');
  },
};

export const ReadOnly: Story = {
  args: { mode: 'read' },
  play: async ({ args, canvas }) => {
    const grid = await start(canvas, 1, 1);
    await userEvent.keyboard('5{Enter}{Delete}q{F2}');
    await expect(cellAt(grid, 2, 1)).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: saidBy(scoreGridWords).undo })).toBeNull();
  },
};

const manyRows = sampleRows(500);
const manyColumns = ['theory', 'skill', 'review', 'oral', 'report', 'ethics'].map((id, index) => ({
  id,
  label: `${id} ${index + 1}`,
  decimals: 1,
}));

export const FiveHundredRows: Story = {
  args: { rows: manyRows, columns: manyColumns, value: filledScores(manyRows, manyColumns) },
  play: async ({ canvas }) => {
    const grid = await start(canvas, 1, 1);
    await expect(grid).toHaveAttribute('aria-rowcount', '501');
    await expect(grid.querySelectorAll('[role=row]').length).toBeLessThan(60);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(cellAt(grid, 500, 6)).toHaveFocus());
    await waitFor(() => expect(cellAt(grid, 495, 1)).toBeVisible());
    grid.scrollTop = 0;
    await waitFor(() => expect(cellAt(grid, 1, 1)).toBeVisible());
    await expect(cellAt(grid, 500, 6)).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 320, height: 640 } },
  args: {
    rows: sampleRows(8).map((row) => ({ ...row, detail: `ZKY-AI4-2026-0117-T${row.id.padStart(4, '0')}` })),
  },
  play: async ({ canvas }) => {
    const grid = await start(canvas, 1, 1);
    // A long number breaks within its column, and the line under the grid repeats it.
    const person = grid.querySelector('[aria-rowindex="2"] .sc-score-person');
    const detail = person?.querySelector('.sc-score-detail');
    if (!person || !detail) throw new Error('The first row has no number.');
    await expect(detail.getBoundingClientRect().right).toBeLessThanOrEqual(
      person.getBoundingClientRect().right,
    );
    await expect(detail.scrollHeight).toBeLessThanOrEqual(detail.clientHeight + 1);
    await expect(grid.closest('.sc-score-grid')?.querySelector('.sc-score-here')).toHaveTextContent(
      'ZKY-AI4-2026-0117-T0001',
    );
    await userEvent.keyboard('{End}');
    const { right } = cellAt(grid, 1, 3).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(grid.getBoundingClientRect().right + 1);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    const { left } = cellAt(grid, 1, 1).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(grid.getBoundingClientRect().left + 100);
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = { args: { state: 'error', onRetry: fn() } };
