import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/card.js';
import { DataTable } from '../data-table/data-table.js';
import type { Column } from '../data-table/data-table-props.js';
import { type SampleRegistration, sampleRegistrations } from '../data-table/sample-registrations.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { EditableCell } from './editable-cell.js';

const few = sampleRegistrations(4);
const levels = ['三级/高级技师', '四级/中级', '五级/初级'] as const;
const save = fn();
let answer: () => unknown = () => undefined;

function Rows() {
  const t = useSampleWords();
  const [rows, setRows] = useState(few);
  const keep = (id: string, change: Partial<SampleRegistration>) => async () => {
    save(id, change);
    const refusal = await answer();
    if (!refusal) setRows((before) => before.map((row) => (row.id === id ? { ...row, ...change } : row)));
    return refusal;
  };
  const columns: readonly Column<SampleRegistration>[] = [
    { id: 'name', header: t('姓名'), cell: (row) => row.name, card: 'title' },
    {
      id: 'phone',
      header: t('手机号'),
      cell: (row) => (
        <EditableCell
          label={t('{}的手机号', row.name)}
          type="tel"
          value={row.phone}
          onSave={(phone) => keep(row.id, { phone })()}
        />
      ),
    },
    {
      id: 'level',
      header: t('等级'),
      cell: (row) => (
        <EditableCell
          label={t('{}的等级', row.name)}
          options={levels.map((level) => ({ value: level, label: t(level) }))}
          value={row.level}
          onSave={(level) => keep(row.id, { level })()}
        />
      ),
    },
  ];
  return (
    <Card padding="none">
      <DataTable
        caption={t('报名')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        view={{ widths: {} }}
      />
    </Card>
  );
}

const meta = {
  title: 'Lists/EditableCell',
  component: EditableCell,
  args: { value: '138****2046', label: '手机号', onSave: fn() },
  beforeEach: () => {
    save.mockClear();
    answer = () => undefined;
  },
  parameters: {
    guide: {
      not: 'more than one or two columns of a table: ScoreGrid, or a Drawer with a Form.',
      keys: 'Enter or F2 begin; Enter saves and goes down, Tab saves and goes on, Escape leaves it as it was.',
    },
  },
} satisfies Meta<typeof EditableCell>;

export default meta;
type Story = StoryObj<typeof meta>;

const table = { render: () => <Rows /> };
const [first, second] = few;
const phoneOf = (row = first) => sampleSays('{}的手机号', row?.name);

export const Default: Story = {};

export const Playground: Story = { args: { value: '' } };

export const SavesAndGoesDown: Story = {
  ...table,
  tags: ['visual', 'one-language'],
  parameters: { visual: { width: 1100, height: 340 } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: new RegExp(phoneOf()) }).focus();
    await userEvent.keyboard('{F2}');
    const box = canvas.getByRole('textbox', { name: phoneOf() });
    await expect(box).toHaveFocus();
    await userEvent.clear(box);
    await userEvent.type(box, '139****0001{Enter}');
    await expect(save).toHaveBeenCalledWith(first?.id, { phone: '139****0001' });
    await expect(save).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: new RegExp(phoneOf(second)) })).toHaveFocus();
    await expect(await canvas.findByText('139****0001')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: phoneOf(second) })).toHaveFocus();
  },
};

export const EscapeLeavesItAsItWas: Story = {
  ...table,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(first?.phone ?? ''));
    await userEvent.keyboard('nonsense{Escape}');
    await expect(save).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: new RegExp(phoneOf()) })).toHaveFocus();
    await expect(canvas.getByText(first?.phone ?? '')).toBeVisible();
  },
};

export const TabSavesAndGoesOn: Story = {
  ...table,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(first?.phone ?? ''));
    await userEvent.keyboard('9');
    await userEvent.tab();
    await expect(save).toHaveBeenCalledOnce();
    const level = canvas.getByRole('button', { name: new RegExp(sampleSays('{}的等级', first?.name)) });
    await expect(level).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.selectOptions(canvas.getByRole('combobox'), sampleSays('五级/初级'));
    await userEvent.keyboard('{Enter}');
    await expect(save).toHaveBeenLastCalledWith(first?.id, { level: '五级/初级' });
  },
};

export const ArrowsLeadAround: Story = {
  ...table,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: new RegExp(phoneOf()) }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: new RegExp(phoneOf(second)) })).toHaveFocus();
  },
};

export const KeepsWhatWasRefused: Story = {
  ...table,
  tags: ['visual', 'one-language'],
  parameters: { visual: { width: 1100, height: 340 } },
  play: async ({ canvas }) => {
    let refuse: (message: string) => void = () => undefined;
    answer = () => new Promise((resolve) => (refuse = resolve));
    await userEvent.click(canvas.getByText(first?.phone ?? ''));
    await userEvent.keyboard('7{Enter}');
    await expect(canvas.getByText(`${first?.phone}7`)).toBeVisible();
    await expect(canvas.getByRole('status')).toBeVisible();
    refuse(sampleSays('手机号应为 11 位'));
    const box = await canvas.findByRole('textbox', { name: phoneOf() });
    await expect(box).toHaveValue(`${first?.phone}7`);
    await expect(box).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent(sampleSays('手机号应为 11 位'));
    await expect(canvas.getByRole('button', { name: new RegExp(phoneOf(second)) })).toHaveFocus();
    answer = () => undefined;
    box.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(save).toHaveBeenCalledTimes(2);
    answer = () => sampleSays('手机号应为 11 位');
    await userEvent.click(canvas.getByText(second?.phone ?? ''));
    await userEvent.keyboard('7{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
