import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { dateRangePickerWords } from '../date-range-picker/date-range-picker-words.js';
import { Select, type SelectProps } from '../select/select.js';
import { dayText } from '../testing/open-calendar.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { said, saidBy } from '../testing/spoken.js';
import type { Filter, FilterValue } from './filter.js';
import { FilterBar, type FilterBarProps } from './filter-bar.js';
import { filterBarWords } from './filter-bar-words.js';

const filters: readonly Filter[] = [
  { kind: 'text', id: 'search', label: '姓名或手机号' },
  {
    kind: 'select',
    id: 'level',
    label: '等级',
    options: [
      { value: '3', label: '三级/高级技师' },
      { value: '4', label: '四级/中级' },
    ],
  },
  {
    kind: 'multi',
    id: 'state',
    label: '状态',
    options: [
      { value: 'wait', label: '待审核' },
      { value: 'pass', label: '审核通过' },
      { value: 'back', label: '退回修改' },
    ],
  },
  { kind: 'dates', id: 'applied', label: '报名日期' },
];

function Demo({ value: first, onValueChange, ...props }: FilterBarProps) {
  const [value, setValue] = useState<FilterValue>(first);
  return (
    <FilterBar
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Lists/FilterBar',
  component: Demo,
  args: { filters, value: {}, onValueChange: fn(), actions: <Button>导出</Button> },
  parameters: {
    guide: {
      of: FilterBar,
      not: 'one search and nothing else: SearchInput. Columns that filter themselves: the filters of DataTable.',
      keys: 'Tab goes from filter to filter and on to what is in force; Enter on a tag takes it out.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const inForce = { search: '王', state: 'wait,pass', applied: '2026-11-01/' };
const phone = { viewport: { value: 'phone' } };

const removes = (label: string, value: string) => said().removeFile(said().fieldError(label, value));

export const Default: Story = {};

export const Playground: Story = { args: { value: { level: '4' } } };

export const InForce: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 1100, height: 220 } },
  args: { value: inForce },
  play: async ({ canvas }) => {
    const days = within(await canvas.findByRole('group', { name: sampleSays('报名日期') }));
    await expect(days.getByRole('textbox', { name: saidBy(dateRangePickerWords).from })).toHaveValue(
      dayText('2026-11-01'),
    );
  },
};

export const SearchesWhenTypingRests: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: sampleSays('姓名或手机号') }), '王雅琴');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ search: '王雅琴' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText(said().fieldError(sampleSays('姓名或手机号'), '王雅琴'))).toBeVisible();
  },
};

export const ChoosesSome: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: sampleSays('等级') }), '4');
    canvas.getByRole('button', { name: sampleSays('状态') }).focus();
    await userEvent.keyboard('{Enter}');
    const pass = await screen.findByRole('checkbox', { name: sampleSays('审核通过') });
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: sampleSays('状态') })).toContainElement(pass),
    );
    await userEvent.click(pass);
    await userEvent.click(screen.getByRole('checkbox', { name: sampleSays('待审核') }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ level: '4', state: 'wait,pass' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleSays('状态 (2)') })).toHaveFocus());
  },
};

export const FromADayToADay: Story = {
  play: async ({ args, canvas }) => {
    const days = within(await canvas.findByRole('group', { name: sampleSays('报名日期') }));
    await userEvent.type(
      days.getByRole('textbox', { name: saidBy(dateRangePickerWords).from }),
      '2026-11-01',
    );
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ applied: '2026-11-01/' });
    await expect(
      canvas.getByText(said().fieldError(sampleSays('报名日期'), saidBy(filterBarWords).since('2026-11-01'))),
    ).toBeVisible();
    await userEvent.type(days.getByRole('textbox', { name: saidBy(dateRangePickerWords).to }), '2026-11-21');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ applied: '2026-11-01/2026-11-21' });
  },
};

export const TakesThemOutByKeyboard: Story = {
  args: { value: inForce },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: removes(sampleSays('姓名或手机号'), '王') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ state: 'wait,pass', applied: '2026-11-01/' });
    await expect(
      canvas.getByRole('button', { name: removes(sampleSays('状态'), sampleSays('待审核, 审核通过')) }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: saidBy(filterBarWords).clearAll }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await expect(canvas.getByRole('group', { name: saidBy(filterBarWords).filters })).toHaveFocus();
  },
};

function UnitSelect(props: Pick<SelectProps, 'value' | 'onValueChange'>) {
  const t = useSampleWords();
  return (
    <Select {...props} aria-label={t('推荐机构')} options={[{ value: '2', label: '浦东职业培训学校' }]} />
  );
}

export const AControlOfTheHost: Story = {
  args: {
    value: { unit: '2' },
    filters: [
      {
        kind: 'custom',
        id: 'unit',
        label: '推荐机构',
        control: (value, onValueChange) => <UnitSelect value={value} onValueChange={onValueChange} />,
        describe: () => '浦东职业培训学校',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(said().fieldError(sampleSays('推荐机构'), '浦东职业培训学校')),
    ).toBeVisible();
  },
};

export const OpensOnAPhoneWhenItIsAskedFor: Story = {
  globals: phone,
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: saidBy(filterBarWords).done }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: saidBy(filterBarWords).filters })).toHaveFocus();
  },
};

export const FoldsOnAPhone: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 390, height: 640 } },
  globals: phone,
  args: { value: inForce },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    const button = canvas.getByRole('button', { name: saidBy(filterBarWords).active(2) });
    await userEvent.click(button);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: sampleSays('等级') }), '3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...inForce, level: '3' });
    await userEvent.click(screen.getByRole('button', { name: saidBy(filterBarWords).done }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      canvas.getByText(said().fieldError(sampleSays('等级'), sampleSays('三级/高级技师'))),
    ).toBeVisible();
  },
};
