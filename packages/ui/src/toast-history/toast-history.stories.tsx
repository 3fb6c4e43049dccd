import { formatDateTime } from '@skillcert/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleSays, useSampled } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { said, saidBy } from '../testing/spoken.js';
import { createToaster, type ToastMessage } from '../toast/create-toaster.js';
import { toastHistoryWords } from '../toast/toast-history-words.js';
import { ToastHistory, type ToastHistoryProps } from './toast-history.js';

const noon = Date.UTC(2026, 10, 21, 4);
const minute = 60_000;
const sample: readonly ToastMessage[] = [
  { tone: 'info', message: '今日 18:00 起系统维护，约一小时。' },
  { tone: 'success', message: '已通过 12 名考生的资格审核。' },
  { tone: 'warning', title: '名额将满', message: '2026 年第三期（上海）只剩 3 个名额。' },
  { tone: 'danger', title: '提交失败', message: '班次已满，请选择其他班次。' },
];

let told = 0;
const toaster = createToaster(() => {
  told += 1;
  return noon + told * minute;
});

function Demo(args: ToastHistoryProps) {
  const messages = useSampled(sample);
  useLayoutEffect(() => {
    told = 0;
    toaster.clear();
    for (const message of messages) toaster.dismiss(toaster.show(message));
  }, [messages]);
  return <ToastHistory {...args} />;
}

const meta = {
  title: 'Messages/ToastHistory',
  component: ToastHistory,
  args: { toaster, formatTime: formatDateTime },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'what must be dealt with: a list of work, not of messages.',
      keys: 'Enter on the button opens the panel; Escape closes it and the focus comes back.',
    },
  },
} satisfies Meta<typeof ToastHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button'));
  return screen.findByRole('dialog');
};

export const Default: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 720, height: 500 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/4/);
    const panel = await open();
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
    await seen(within(panel).getByText('2026-11-21 12:04:00'));
  },
};

export const Playground: Story = {};

export const WhatWasSeenIsRead: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: saidBy(toastHistoryWords).history });
    const [newest] = within(panel).getAllByRole('listitem');
    await expect(newest).toHaveTextContent(
      new RegExp(`${saidBy(toastHistoryWords).tones.danger}.*${sampleSays('提交失败')}`),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(said().notifications);
    args.toaster.show({ message: sampleSays('又一条消息') });
    await waitFor(() => expect(button).toHaveAccessibleName(new RegExp(`${said().notifications}.*1`)));
  },
};

export const ClearsAll: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: saidBy(toastHistoryWords).clearAll }));
    await seen(await screen.findByText(saidBy(toastHistoryWords).empty));
    await expect(screen.queryByRole('listitem')).toBeNull();
    await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  },
};

export const Empty: Story = {
  args: { toaster: createToaster() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(said().notifications);
    await open();
    await seen(await screen.findByText(saidBy(toastHistoryWords).empty));
  },
};
