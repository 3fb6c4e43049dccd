import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { Page } from '../page/page.js';
import { sampleSays } from '../testing/sample-words.js';
import { SiteShell } from './site-shell.js';

const meta = {
  title: 'Shell/SiteShell',
  component: SiteShell,
  parameters: {
    guide: {
      not: 'the console: AppShell.',
      keys: 'Tab meets the skip link, the bar, the places to go, then the page.',
    },
    layout: 'fullscreen',
  },
  args: {
    brand: '技能等级认定',
    home: '/enroll',
    navLabel: '网站导航',
    items: [
      { to: '/enroll', label: '开放的班次', current: true },
      { to: '/enroll/modify-list', label: '我的报名' },
    ],
    actions: <Button variant="ghost">中文</Button>,
    footer: '上海市科技创业协会',
    children: (
      <Page title="开放的班次">
        <Card title="2026 年第三期（上海）">四级／中级工</Card>
      </Page>
    ),
  },
} satisfies Meta<typeof SiteShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: sampleSays('开放的班次') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

export const Playground: Story = { args: { footer: undefined } };

export const OnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 420 } },
};
