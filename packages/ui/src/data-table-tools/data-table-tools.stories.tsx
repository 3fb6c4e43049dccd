import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.js';
import { DataTable } from '../data-table/data-table.js';
import type { SavedView, TableView } from '../data-table/data-table-props.js';
import { registrationColumns, sampleRegistrations } from '../data-table/sample-registrations.js';
import { Stack } from '../stack/stack.js';
import { sampleSays, useSampled, useSampleWords } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { said, saidBy } from '../testing/spoken.js';
import { DataTableTools } from './data-table-tools.js';
import { dataTableToolsWords } from './data-table-tools-words.js';

const rows = sampleRegistrations(5);
const saved: readonly SavedView[] = [
  {
    id: '1',
    name: '成绩从高到低',
    view: { sort: { id: 'score', direction: 'desc' }, shown: { phone: false } },
  },
];
const changed = fn();

function Demo() {
  const t = useSampleWords();
  const columns = useSampled(registrationColumns);
  const [view, setView] = useState<TableView>({});
  const [views, setViews] = useState(saved);
  // The name of a sample view is stored as its key, so that it follows the language of the toolbar.
  const keep = (next: readonly SavedView[]) =>
    setViews(
      next.map((each) => ({ ...each, name: saved.find(({ id }) => id === each.id)?.name ?? each.name })),
    );
  const change = (next: TableView) => {
    changed(next);
    setView(next);
  };
  return (
    <Stack>
      <DataTableTools
        columns={columns}
        view={view}
        onViewChange={change}
        views={useSampled(views)}
        onViewsChange={keep}
      />
      <Card padding="none">
        <DataTable
          caption={t('报名')}
          columns={columns}
          rows={useSampled(rows)}
          rowId={(row) => row.id}
          rowLabel={(row) => row.name}
          view={view}
          onViewChange={change}
        />
      </Card>
    </Stack>
  );
}

const meta = {
  title: 'Lists/DataTable/Tools',
  component: Demo,
  parameters: {
    guide: {
      of: DataTableTools,
      not: 'a table of a few columns that everybody wants alike.',
      keys: 'The button opens a panel that keeps the focus; columns move by the buttons beside them; Escape closes.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  screen.getByRole('button', { name: saidBy(dataTableToolsWords).open }).focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: saidBy(dataTableToolsWords).open }));
};
const headers = () =>
  within(screen.getByRole('table', { name: sampleSays('报名'), hidden: true }))
    .getAllByRole('columnheader', { hidden: true })
    .map((header) => header.textContent);

export const Default: Story = {};

export const Playground: Story = {};

export const ChoosesColumns: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 1200, height: 760 } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: saidBy(dataTableToolsWords).open }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('checkbox', { name: sampleSays('姓名') })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: sampleSays('手机号') }));
    await expect(headers()).not.toContain(sampleSays('手机号'));
  },
};

export const MovesAndPinsByKeyboard: Story = {
  play: async () => {
    const panel = await open();
    const down = panel.getByRole('button', { name: saidBy(dataTableToolsWords).down(sampleSays('姓名')) });
    down.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(headers().slice(0, 3)).toEqual([
      sampleSays('手机号'),
      sampleSays('等级'),
      sampleSays('姓名'),
    ]);
    await expect(down).toHaveFocus();
    await expect(panel.getByRole('status')).toHaveTextContent(
      saidBy(dataTableToolsWords).place(sampleSays('姓名'), 3, 7),
    );
    await userEvent.selectOptions(
      panel.getByRole('combobox', { name: saidBy(dataTableToolsWords).pin(sampleSays('姓名')) }),
      'start',
    );
    await expect(headers()[0]).toBe(sampleSays('姓名'));
    await userEvent.click(panel.getByRole('radio', { name: saidBy(dataTableToolsWords).compact }));
    await expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ density: 'compact' }));
    await userEvent.click(panel.getByRole('button', { name: saidBy(dataTableToolsWords).reset }));
    await expect(changed).toHaveBeenLastCalledWith({});
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: saidBy(dataTableToolsWords).open })).toHaveFocus();
  },
};

export const SavesAndAppliesViews: Story = {
  play: async ({ canvas }) => {
    const views = canvas.getByRole('combobox', { name: saidBy(dataTableToolsWords).views });
    await userEvent.selectOptions(views, sampleSays('成绩从高到低'));
    await expect(canvas.getByRole('columnheader', { name: sampleSays('成绩') })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(headers()).not.toContain(sampleSays('手机号'));
    const panel = await open();
    await userEvent.click(panel.getByRole('radio', { name: saidBy(dataTableToolsWords).compact }));
    await userEvent.type(
      panel.getByRole('textbox', { name: saidBy(dataTableToolsWords).name }),
      sampleSays('紧凑'),
    );
    await userEvent.click(panel.getByRole('button', { name: saidBy(dataTableToolsWords).save }));
    await seen(await panel.findByRole('button', { name: said().removeFile(sampleSays('紧凑')) }));
    await userEvent.click(panel.getByRole('button', { name: said().removeFile(sampleSays('成绩从高到低')) }));
    await userEvent.click(panel.getByRole('button', { name: saidBy(dataTableToolsWords).done }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      canvas.getByRole('combobox', { name: saidBy(dataTableToolsWords).views }),
    ).toHaveDisplayValue(sampleSays('紧凑'));
  },
};
