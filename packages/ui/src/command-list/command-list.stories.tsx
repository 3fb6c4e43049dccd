import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlus, MessageSquare, Printer, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/card.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { said, saidBy } from '../testing/spoken.js';
import type { CommandItem } from './command-item.js';
import { CommandList, type CommandListProps } from './command-list.js';
import { commandListWords } from './command-list-words.js';

const items: CommandItem[] = [
  {
    id: 'new',
    label: '新增考生',
    group: '操作',
    icon: <FilePlus aria-hidden="true" />,
    shortcut: 'Alt+N',
    keywords: ['xinzengkaosheng', 'xzks'],
  },
  {
    id: 'sms',
    label: '群发短信',
    group: '操作',
    icon: <MessageSquare aria-hidden="true" />,
    keywords: ['qunfaduanxin', 'qfdx'],
  },
  { id: 'print', label: '打印准考证', group: '操作', icon: <Printer aria-hidden="true" />, disabled: true },
  {
    id: 'zhang',
    label: '张晓明',
    hint: '138****5678',
    group: '考生',
    icon: <UserRound aria-hidden="true" />,
    keywords: ['zhangxiaoming', 'zxm'],
  },
  {
    id: 'li',
    label: '李晓华',
    hint: '139****1234',
    group: '考生',
    icon: <UserRound aria-hidden="true" />,
    keywords: ['lixiaohua', 'lxh'],
  },
];

const meta = {
  title: 'Lists/CommandList',
  component: CommandList,
  args: { label: 'Commands', placeholder: '操作或考生', items, onSelect: fn() },
  render: (args) => (
    <Card padding="none">
      <CommandList {...args} />
    </Card>
  ),
  parameters: {
    guide: {
      not: 'the value of a form: Combobox. A few actions of a record: DropdownMenu.',
      keys: 'The focus stays in the text field: arrows, Home and End move, Enter chooses.',
    },
  },
} satisfies Meta<typeof CommandList<CommandItem>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Commands' }), '晓');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('group', { name: sampleSays('考生') })).toBeVisible();
  },
};

export const Playground: Story = { tags: ['visual'] };

export const ByKeyboardAlone: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveFocus();
    const active = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
    await expect(active()).toContain(sampleSays('新增考生'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toContain('张晓明');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toContain(sampleSays('新增考生'));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'li' }));
  },
};

export const FindsByOtherWords: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zxm');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(saidBy(commandListWords).results(1));
    await userEvent.click(canvas.getByRole('option', { name: /张晓明/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'zhang' }));
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'qqq');
    await expect(canvas.getByText(saidBy(commandListWords).noMatch)).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = {
  args: { state: 'error', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said().retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ShowsProgressWhileACommandRuns: Story = {
  args: { onSelect: fn(() => new Promise((resolve) => setTimeout(resolve, 80))) },
  play: async ({ args, canvas }) => {
    const option = canvas.getByRole('option', { name: sampleMatch('群发短信') });
    await userEvent.click(option);
    await expect(option).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('option', { name: sampleMatch('新增考生') }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(option).not.toHaveAttribute('aria-busy'));
  },
};

export const AThousandItemsShowAHundred: Story = {
  args: {
    items: Array.from({ length: 1000 }, (_, index) => ({ id: String(index), label: `张晓明 ${index + 1}` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(100);
    await expect(canvas.getByText(saidBy(commandListWords).more(900))).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('combobox'), '999');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

function Remote(props: CommandListProps<CommandItem>) {
  const t = useSampleWords();
  const [query, setQuery] = useState('');
  return (
    <CommandList
      {...props}
      filter={false}
      query={query}
      onQueryChange={setQuery}
      items={query === '' ? [] : [{ id: query, label: t('找到：{}', query) }]}
      empty={t('请输入姓名')}
    />
  );
}

export const TheHostFindsThem: Story = {
  render: (args) => <Remote {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleSays('请输入姓名'))).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox'), 'abc');
    await seen(screen.getByRole('option', { name: sampleSays('找到：{}', 'abc') }));
  },
};
