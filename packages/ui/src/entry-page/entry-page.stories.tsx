import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraduationCap } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Link } from '../link/link.js';
import { sampleSays } from '../testing/sample-words.js';
import { said } from '../testing/spoken.js';
import { EntryPage } from './entry-page.js';

const meta = {
  title: 'Layout/EntryPage',
  component: EntryPage,
  parameters: {
    guide: {
      not: 'a page inside the console or the site: Page.',
      keys: 'Tab meets the skip link first, then what stands at the corner, then what the card holds.',
    },
    layout: 'fullscreen',
  },
  args: {
    logo: <GraduationCap aria-hidden="true" />,
    product: '国家职业技能等级认证（技术咨询师）',
    title: '登录',
    children: (
      <Button variant="primary" block>
        登录
      </Button>
    ),
    footer: <Link to="/login/expert">专家入口</Link>,
  },
} satisfies Meta<typeof EntryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = { args: { description: '请使用管理员分配的账号。' } };

export const HasOneMainAndOneHeading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: sampleSays('登录') })).toBeVisible();
  },
};

export const TheKeyboardSkipsTheCorner: Story = {
  args: { corner: <Button>中文</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: said().skipToContent })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
