import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { InstitutionCard } from '../institution-card/institution-card.js';
import { sampleCode } from '../institution-card/sample-code.js';
import { useIsMobile } from '../provider/index.js';
import { sampleMatch, sampleSays } from '../testing/sample-words.js';
import { Text } from '../text/text.js';
import { sampleMenu } from './sample-menu.js';
import { Sidebar } from './sidebar.js';
import type { SidebarItem } from './sidebar-item.js';

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
  parameters: {
    guide: {
      not: 'a few places of a public site: SiteShell. Views of one record: Tabs.',
      keys: 'Tab goes from entry to entry; Enter or Space open a group; collapsed, a group opens to the side and Escape closes it.',
    },
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: sampleSays('班次管理') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Playground: Story = {};

export const WithTheInstitutionsCard: Story = {
  tags: ['visual', 'one-language'],
  parameters: { visual: { width: 320, height: 560 } },
  args: {
    footer: (
      <InstitutionCard
        name="上海市科技创业协会"
        contact="王推荐"
        phone="021-6280 1234"
        email="recommend@example.org"
        code={sampleCode}
      />
    ),
  },
};

export const OpensItsGroups: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: sampleSays('考生管理') });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: sampleSays('存疑考生') })).toBeNull();
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: sampleSays('存疑考生') })).toBeVisible();
  },
};

export const KeepsItsOpenGroups: Story = {
  args: { openGroups: ['exam'], onOpenGroupsChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: sampleSays('考试安排') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: sampleSays('考生管理') }));
    await expect(args.onOpenGroupsChange).toHaveBeenLastCalledWith(['exam', 'applicants']);
    await userEvent.click(canvas.getByRole('button', { name: sampleSays('考试管理') }));
    await expect(args.onOpenGroupsChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole('link', { name: sampleSays('考试安排') })).toBeNull();
  },
};

/** Space between a two-line title and its neighbours. */
export const TwoLines: Story = {
  args: {
    items: [
      { id: 'asked', title: 'Solicitudes de apertura de convocatorias', to: '/class/apply' },
      { id: 'people', title: 'Instituciones proponentes y sus cuentas', to: '/user/recommend' },
    ],
  },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    const title = link?.querySelector('.sc-sidebar-title')?.getBoundingClientRect();
    await expect(title?.height).toBeGreaterThan(30);
    await expect(link?.offsetHeight).toBeGreaterThanOrEqual((title?.height ?? 0) + 8);
  },
};

export const OpenWhereThePageIs: Story = { args: { activeId: 'review' } };

export const Collapsed: Story = {
  args: { collapsed: true, activeId: 'review', logo: undefined },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: sampleSays('缴费审核') }).focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(sampleSays('缴费审核'));
    await userEvent.click(canvas.getByRole('button', { name: sampleSays('考生管理') }));
    await expect(canvas.getByRole('link', { name: sampleMatch('资格审核') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: sampleMatch('资格审核') })).toBeNull();
  },
};

const deep: SidebarItem[] = [
  ...sampleMenu,
  {
    id: 'settings',
    title: '系统设置',
    icon: <Settings aria-hidden="true" />,
    children: [
      { id: 'accounts', title: '账号', to: '/user/editor' },
      {
        id: 'money',
        title: '费用',
        children: [
          { id: 'rules', title: '结算规则', to: '/payment/payment-setting' },
          { id: 'summary', title: '缴费统计', to: '/payment/payment-summary' },
        ],
      },
    ],
  },
];

export const GroupsInGroups: Story = {
  args: { items: deep, activeId: 'summary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: sampleSays('缴费统计') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: sampleSays('费用') }));
    await expect(canvas.queryByRole('link', { name: sampleSays('缴费统计') })).toBeNull();
  },
};

export const AFlyoutStaysOnTheScreen: Story = {
  args: { collapsed: true, items: deep, activeId: 'classes', logo: undefined },
  decorators: (Story) => (
    <div style={{ paddingBlockStart: '45vh' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: sampleSays('系统设置') });
    await userEvent.hover(group);
    await userEvent.click(await canvas.findByRole('button', { name: sampleSays('费用') }));
    const link = await canvas.findByRole('link', { name: sampleSays('缴费统计') });
    await waitFor(() => {
      const flyout = link.closest('ul[id]')?.parentElement?.closest('ul')?.getBoundingClientRect();
      expect(flyout?.bottom).toBeLessThanOrEqual(window.innerHeight);
      expect(flyout?.left).toBeGreaterThanOrEqual(group.getBoundingClientRect().right);
    });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: sampleSays('缴费统计') })).toBeNull();
    await expect(group).toHaveFocus();
  },
};

export const FollowingALinkClosesTheFlyout: Story = {
  args: { collapsed: true, items: deep, activeId: 'summary', logo: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleSays('系统设置') }));
    const link = canvas.getByRole('link', { name: sampleSays('缴费统计') });
    // There is no router here that would keep the page.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.objectContaining({ id: 'summary' }));
    await expect(canvas.queryByRole('link', { name: sampleSays('缴费统计') })).toBeNull();
  },
};

export const ALongRailScrolls: Story = {
  args: {
    collapsed: true,
    logo: undefined,
    items: Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      title: `No. ${index + 1}`,
      icon: <Settings aria-hidden="true" />,
      to: `/page/${index}`,
    })),
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollHeight).toBeGreaterThan(nav.clientHeight);
    canvas.getByRole('link', { name: 'No. 30' }).focus();
    await waitFor(() => expect(nav.scrollTop).toBeGreaterThan(0));
  },
};
