import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { useIsMobile } from '../provider/index.js';
import { Text } from '../text/text.js';
import { sampleMenu } from './sample-menu.js';
import { Sidebar } from './sidebar.js';

function Frame({ collapsed, children }: { collapsed: boolean; children: ReactNode }) {
  const isMobile = useIsMobile();
  const inlineSize = collapsed && !isMobile ? 'var(--sc-sidebar-collapsed)' : 'var(--sc-sidebar)';
  return <div style={{ blockSize: '30rem', inlineSize }}>{children}</div>;
}

const meta = {
  title: 'Shell/Sidebar',
  component: Sidebar,
  args: {
    items: sampleMenu,
    activeId: 'classes',
    logo: <Text weight="bold">SkillCert</Text>,
    onNavigate: fn(),
  },
  decorators: (Story, { args }) => (
    <Frame collapsed={args.collapsed ?? false}>
      <Story />
    </Frame>
  ),
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '考试班次' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Playground: Story = { args: { footer: <Text size="sm">上海市科技创业协会</Text> } };

export const OpensItsGroups: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: '考生管理' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: '存疑考生' })).toBeNull();
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: '存疑考生' })).toBeVisible();
  },
};

export const OpenWhereThePageIs: Story = { args: { activeId: 'review' } };

export const Collapsed: Story = {
  args: { collapsed: true, activeId: 'review', logo: undefined },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: '缴费审核' }).focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('缴费审核');
    await userEvent.click(canvas.getByRole('button', { name: '考生管理' }));
    await expect(canvas.getByRole('link', { name: /资格审核/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: /资格审核/ })).toBeNull();
  },
};
